import { expect, test } from 'vitest'
import { toldLead } from '../../../tests/rooms/leads.ts'
import { readXml, textAt } from '../../connectors/acord/xml/xml-read.ts'
import { MailRefused } from '../mail/mailer.ts'
import { leadsAdf } from './lead-adf.ts'
import { leadsCsv } from './lead-csv.ts'
import { leadLetter, leadMail } from './lead-letter.ts'

const lead = { ...toldLead, id: 'lead-1' }

test('CSV has a row a lead, quotes what needs it, and holds nothing that a spreadsheet runs', () => {
  const [head = '', row = '', end] = leadsCsv([lead]).split('\r\n')
  expect(head).toMatch(/^id,requestedAt,quoteNumber,line,/)
  expect(row).toBe(
    `lead-1,2026-11-23T09:59:00.000Z,KM4T-7XRC,auto,TX,78701,"'=Ann & ""Bo""",O’Neil <x>,phone,15125550142,,maple,'+<A1>,14.84,month,Robin,Deductible: $500,I ask Maple Agency to get in touch.`,
  )
  expect(end).toBe('')
})

test('ADF is well-formed whatever was typed, with name, phone, place, vendor and provider in their elements', () => {
  const names = { provider: 'Wadsworth', vendor: 'Maple & Co.' }
  const broken = { ...lead, firstName: `${lead.firstName}\u0007` }
  const text = leadsAdf([broken, { ...lead, phone: '', email: 'ann@example.com' }], names)
  expect(text).toContain('<?ADF VERSION "1.0"?>')
  const adf = readXml(text.replace(/<\?ADF.*?\?>/, ''))
  const prospect = 'prospect'
  expect(textAt(adf, `${prospect}/customer/contact/name`)).toBe('=Ann & "Bo"')
  expect(textAt(adf, `${prospect}/customer/contact/phone`)).toBe('+15125550142')
  expect(textAt(adf, `${prospect}/customer/contact/address/postalcode`)).toBe('78701')
  expect(textAt(adf, `${prospect}/vendor/contact/name`)).toBe('Maple & Co.')
  expect(textAt(adf, `${prospect}/provider/service`)).toBe('maple')
  expect(text).toContain('Price: Robin $14.84 a month')
  expect(text).toContain('Invite code: +&lt;A1&gt;')
  expect(text.match(/<prospect /g)).toHaveLength(2)
  expect(text).toContain('<email>ann@example.com</email>')
})

test('a mail to an agent names nobody in its subject, and runs nothing of what was typed', () => {
  const { subject, html, text } = leadLetter({ id: 'lead-1', to: 'agents@maple.example' }, lead)
  expect(subject).toBe('A visitor asks for a call: auto, TX (KM4T-7XRC)')
  expect(text).toContain('Name: =Ann & "Bo" O’Neil <x>')
  expect(text).toContain('Insurance: Car insurance in TX 78701')
  expect(text).toContain('Robin: $14.84 a month')
  expect(text).toContain('Invite code: +<A1>')
  expect(html).not.toMatch(/<x>|<A1>/)
})

test('a lead by disclosure says so, and leaves out the name that nobody asked for', () => {
  const disclosed = {
    ...lead,
    ...({ grounds: 'disclosure', reachBy: 'email', firstName: '', lastName: '' } as const),
    ...{ phone: '', email: 'ann@example.com', prices: [], answers: [] },
  }
  const { subject, text } = leadLetter({ id: 'lead-1', to: 'agents@maple.example' }, disclosed)
  expect(subject).toBe('A visitor left an email address: auto, TX (KM4T-7XRC)')
  expect(text).toContain('Was told: I ask Maple')
  expect(text).not.toContain('Name:')
  const adf = leadsAdf([disclosed], { provider: 'Wadsworth', vendor: 'Maple' })
  expect(adf).not.toContain('part="first"')
  expect(adf).toContain('<email>ann@example.com</email>')
})

test('a mail that its server will never take counts as not taken; any other trouble is thrown, to be tried again', async () => {
  const deliveryOf = (trouble: Error | null) =>
    leadMail('agents@maple.example', {
      async send({ to }) {
        expect(to).toBe('agents@maple.example')
        if (trouble) throw trouble
      },
    })({ id: 'lead-1', lead: toldLead })
  expect(await deliveryOf(null)).toEqual({ isTaken: true })
  expect(await deliveryOf(new MailRefused('550'))).toEqual({ isTaken: false, cause: 'mail 550' })
  await expect(deliveryOf(new Error('no connection'))).rejects.toThrow('no connection')
})
