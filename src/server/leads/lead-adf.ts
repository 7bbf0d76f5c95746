import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import type { ToldLead } from './tell-lead.ts'

interface Names {
  /** Who passes the lead on. */
  readonly provider: string
  /** The recipient. */
  readonly vendor: string
}

/**
 * Leads as one document of ADF 1.0, the Auto-lead Data Format that agencies' systems import, one `prospect` per lead. What has no
 * element there, such as prices, answers and the consent, goes into the comments.
 */
export function leadsAdf(leads: readonly (ToldLead & { readonly id: string })[], names: Names): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?ADF VERSION "1.0"?>',
    '<adf>',
    ...leads.map(lead => prospect(lead, names)),
    '</adf>',
    '',
  ].join('\n')
}

function prospect(lead: ToldLead & { readonly id: string }, { provider, vendor }: Names): string {
  const contact = [
    lead.firstName === '' ? '' : element('name', lead.firstName, { part: 'first' }),
    lead.lastName === '' ? '' : element('name', lead.lastName, { part: 'last' }),
    lead.email === '' ? '' : element('email', lead.email),
    lead.phone === '' ? '' : element('phone', lead.phone, { type: 'voice' }),
    `<address>${element('regioncode', lead.state)}${element('postalcode', lead.zip)}${element('country', 'US')}</address>`,
  ]
  return [
    '<prospect status="new">',
    element('id', lead.id, { sequence: '1', source: provider }),
    element('id', lead.quoteNumber, { sequence: '2', source: `${provider} quote` }),
    element('requestdate', lead.requestedAt),
    `<customer><contact primarycontact="1">${contact.join('')}</contact>${element('comments', commentsOf(lead))}</customer>`,
    `<vendor><contact>${element('name', vendor, { part: 'full' })}</contact></vendor>`,
    `<provider>${element('name', provider, { part: 'full' })}${lead.partner === '' ? '' : element('service', lead.partner)}</provider>`,
    '</prospect>',
  ].join('\n')
}

function commentsOf({ line, reachBy, inviteCode, prices, answers, consent }: ToldLead): string {
  return [
    `Insurance: ${line}`,
    `Reach by: ${reachBy}`,
    ...(inviteCode ? [`Invite code: ${inviteCode}`] : []),
    ...prices.map(
      ({ insurer, premium, period }) => `Price: ${insurer} ${dollars(premium)} ${perPeriod(period, 'en')}`,
    ),
    ...answers.map(({ question, answer }) => `${question}: ${answer}`),
    `Consent: ${consent}`,
  ].join('\n')
}

function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${escapeXml(text)}</${name}>`
}

/** Text from outside, escaped for an element or an attribute; characters that XML does not allow are left out. */
function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, sign => entities[sign] ?? '')
}
