import { type AddressProps, address } from '../../kinds/address/address.ts'
import type { Text } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'
import { type Ask, Line } from '../../wizard/line.ts'

/**
 * A line whose address questions say, in addition to why they are asked, that a maps service sees what is typed there; the same
 * line if no such service is used.
 */
export function withMapsService<Name extends string>(
  line: Line<Name>,
  service: string | undefined,
): Line<Name> {
  if (service === undefined) return line
  const sees: Text = {
    en: `${service} sees what you type here, so it can suggest addresses.`,
    es: `${service} ve lo que usted escribe aquí, para poder sugerirle direcciones.`,
  }
  const stages = line.stages.map(stage => {
    const props = stage.type === 'ask' ? addressIn(stage) : null
    if (!props || stage.type !== 'ask') return stage
    const { privacyInfo } = props
    const disclosed = privacyInfo && { privacyInfo: composed(tell => `${tell(privacyInfo)} ${tell(sees)}`) }
    return { ...stage, step: address({ ...props, ...disclosed }) }
  })
  return new Line(line.name, { ...line, stages })
}

/** The props of a question for an address; null for any other. */
function addressIn({ step }: Ask): AddressProps | null {
  // The kind determines these props.
  return typeof step !== 'function' && step.kind === 'address' ? (step.props as AddressProps) : null
}
