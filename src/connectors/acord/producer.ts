import type { State } from '../../law/jurisdictions.ts'
import type { Dialect } from './dialect.ts'
import { element, someElement, textElement, type XmlPart } from './xml/xml-write.ts'

/** The agency, by the codes that the carrier has given it for a state. */
export function producerPart({ producer, states }: Dialect, state: State): XmlPart {
  const { agencyId, contractNumber, subCode, role, name, phone, email } = { ...producer, ...states[state] }
  return element('Producer', [
    someElement('ItemIdInfo', [textElement('AgencyId', agencyId)]),
    someElement('GeneralPartyInfo', [
      someElement('NameInfo', [someElement('CommlName', [textElement('CommercialName', name)])]),
      someElement('Communications', [
        someElement('PhoneInfo', [textElement('PhoneNumber', phone)]),
        someElement('EmailInfo', [textElement('EmailAddr', email)]),
      ]),
    ]),
    element('ProducerInfo', [
      textElement('ContractNumber', contractNumber),
      textElement('ProducerSubCode', subCode),
      element('ProducerRoleCd', role),
    ]),
  ])
}
