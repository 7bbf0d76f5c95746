import type { Site } from '../../site/site.ts'

/** What a letter says of the site that sends it. */
export type Sender = Pick<
  Site,
  | 'name'
  | 'tagLine'
  | 'email'
  | 'phone'
  | 'postalAddress'
  | 'company'
  | 'licenses'
  | 'language'
  | 'assistant'
  | 'theme'
>

/**
 * The sender, line by line, for the end of each letter. The number of a California license follows its holder's name, in every
 * mail and as large as the address (Cal. Ins. Code 1725.5(c), in force since 2023).
 */
export function senderLines({ company, licenses, postalAddress, phone, email }: Sender): readonly string[] {
  const californian = licenses.find(({ state }) => state === 'CA')
  return [
    ...(californian ? [`${company.legalName}, California insurance license ${californian.number}`] : []),
    postalAddress,
    `${phone.text}, ${email}`,
  ]
}
