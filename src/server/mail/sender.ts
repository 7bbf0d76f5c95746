import { brand } from '../../brand.ts'
import { legal } from '../../legal.ts'

type Legal = Pick<typeof legal, 'company' | 'licenses'>

/**
 * Who writes, line by line, for the end of each letter. The number of a California license follows its holder's name, in
 * every mail and as large as the address (Cal. Ins. Code 1725.5(c), in force since 2023).
 */
export function senderLines({ company, licenses }: Legal = legal): readonly string[] {
  const californian = licenses.find(({ state }) => state === 'CA')
  return [
    ...(californian ? [`${company.legalName}, California insurance license ${californian.number}`] : []),
    brand.postalAddress,
    `${brand.phone.text}, ${brand.email}`,
  ]
}
