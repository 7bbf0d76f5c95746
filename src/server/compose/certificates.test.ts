import { expect, test } from 'vitest'
import { certify } from '../../../tests/support/certificates.ts'
import { carrier } from '../../../tests/support/panel.ts'
import type { ClientCertificate } from '../../connectors/access.ts'
import { acordXml } from '../../connectors/acord/xml/acord-xml.ts'
import { certificateFaults } from './certificates.ts'

const [ours, others] = [certify({ name: 'butler' }), certify({ name: 'somebody else' })]

function faults(tls: ClientCertificate, settings: Readonly<Record<string, string>>): readonly string[] {
  const { connector } = acordXml({
    ...{ carrier: 'wren', line: 'renters', states: ['TX'], phone: '1-800-555-0100' },
    endpoint: 'https://wren.example',
    access: { tls },
  })
  return certificateFaults(carrier('wren', 4, connector), name => settings[name])
}

test('a certificate is looked at when the service starts, and no part of it is quoted', () => {
  const tls = { certificate: 'C', key: 'K' }
  expect(faults(tls, { C: ours.certificate, K: ours.key })).toEqual([])
  expect(faults(tls, { C: 'nonsense', K: ours.key })).toEqual([
    'C contains no certificate. It takes PEM text.',
  ])
  expect(faults(tls, { C: ours.certificate, K: 'nonsense' })).toEqual([
    'K contains no private key, or its passphrase is different. It takes PEM text.',
  ])
  expect(faults(tls, { C: ours.certificate, K: others.key })).toEqual([
    'K is the key of another certificate than that in C.',
  ])
  expect(faults({ authority: 'A' }, { A: 'nonsense' })).toEqual([
    'A contains no certificate. It takes PEM text.',
  ])
})
