import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { carrierRequest } from '../carrier-request.ts'
import type { Sending } from '../connector.ts'
import { type DialectFile, dialectOf } from './dialect.ts'
import { acordXml } from './xml/acord-xml.ts'
import { anywhere, firstAt, readXml, textAt } from './xml/xml-read.ts'

const sending: Sending = {
  idempotencyKey: 'key-1',
  at: new Date('2026-11-21T15:41:19Z'),
  disclosed: today,
  secret: name => name.toLowerCase(),
}

const request = carrierRequest({
  reference: 'q1',
  risk: autoIn({
    state: 'TX',
    answers: { insurer: { current_insurer: 'Heron' }, priorLimits: { choice: 'L100' } },
  }),
  today,
})

const connectorOf = (dialect: DialectFile) =>
  acordXml({
    carrier: 'wren',
    line: 'auto',
    states: ['TX', 'OK'],
    endpoint: 'https://rating.wren.example',
    credentials: { user: 'USER', password: 'PASSWORD' },
    phone: '1-800-555-0100',
    dialect,
  }).connector

/** The request in a dialect, and its message. */
function asked(dialect: DialectFile) {
  const sent = connectorOf(dialect).ask(request, sending)
  const root = readXml(sent.body)
  const [message = root] = anywhere(root, 'PersAutoPolicyQuoteInqRq')
  return {
    sent,
    root,
    message,
    children: (path: string) => firstAt(message, path)?.children.map(({ name }) => name),
  }
}

describe('a request in a dialect', () => {
  it('names the agency by the carrier’s codes, by state where they differ, and never by our quote number', () => {
    const { message } = asked({
      producer: {
        agencyId: 'AG-1',
        contractNumber: 'C-1',
        subCode: '07',
        phone: '+1-512-5550100',
        name: 'Lakeside',
      },
      states: { TX: { agencyId: 'AG-TX' }, OK: { agencyId: 'AG-OK' } },
    })
    expect(textAt(message, 'Producer/ItemIdInfo/AgencyId')).toBe('AG-TX')
    expect(textAt(message, 'Producer/ProducerInfo/ContractNumber')).toBe('C-1')
    expect(textAt(message, 'Producer/ProducerInfo/ProducerSubCode')).toBe('07')
    expect(textAt(message, 'Producer/ProducerInfo/ProducerRoleCd')).toBe('Agency')
    expect(textAt(message, 'Producer/GeneralPartyInfo/Communications/PhoneInfo/PhoneNumber')).toBe(
      '+1-512-5550100',
    )
    expect(textAt(message, 'InsuredOrPrincipal/ItemIdInfo/AgencyId')).toMatch(/^WRE-/)
    const { message: plain } = asked({})
    expect(firstAt(plain, 'Producer/ItemIdInfo')).toBeUndefined()
    expect(textAt(plain, 'Producer/ProducerInfo/ContractNumber')).toBeUndefined()
  })

  it('names the company, the plan of payments, the service partner and the license’s state', () => {
    const { root, message, children } = asked({ company: { naic: '12345', code: 'WRN' }, paymentPlan: 'FL' })
    expect(children('PersPolicy')?.slice(0, 6)).toEqual([
      'CompanyCd',
      'LOBCd',
      'NAICCd',
      'ControllingStateProvCd',
      'ContractTerm',
      'PaymentOption',
    ])
    expect(anywhere(root, 'CustId')[0]?.children.map(({ name, text }) => [name, text])).toEqual([
      ['SPName', dialectOf().client.org],
      ['CustLoginId', 'user'],
    ])
    expect(textAt(message, 'PersAutoLineBusiness/PersDriver/DriverInfo/License/StateProvCd')).toBe('TX')
  })

  it('has the limits of the policy before as a coverage', () => {
    const [before] = anywhere(asked({}).message, 'OtherOrPriorPolicy')
    const limits = before && anywhere(before, 'Limit').map(limit => textAt(limit, 'FormatInteger'))
    expect(limits).toEqual(['100000', '300000'])
  })

  it('adds elements and headers that the carrier always wants, each at its place', () => {
    const { sent, root, children } = asked({
      headers: { 'X-Source': 'web' },
      elements: [
        { at: 'Producer/ProducerInfo', name: 'PlacingOffice', text: '4', before: 'ProducerRoleCd' },
        { at: 'PersPolicy/com_x', name: 'Tier', text: 'A' },
        { at: 'SignonRq', name: 'SignonRoleCd', text: 'Agent', before: 'ClientDt' },
      ],
    })
    expect(sent.headers).toMatchObject({ 'X-Source': 'web' })
    expect(children('Producer/ProducerInfo')).toEqual(['PlacingOffice', 'ProducerRoleCd'])
    expect(children('PersPolicy/com_x')).toEqual(['Tier'])
    const [signOn = root] = anywhere(root, 'SignonRq')
    expect(signOn.children.map(({ name }) => name).slice(0, 3)).toEqual([
      'SignonPswd',
      'SignonRoleCd',
      'ClientDt',
    ])
  })

  it('says no name of ours where the client has another', () => {
    const { sent } = asked({ client: { org: 'Lakeside', name: 'Compare', questionPrefix: 'com.lakeside_' } })
    expect(sent.body).toContain('<SPName>Lakeside</SPName>')
    expect(sent.body).toContain('com.lakeside_ConsentCd')
    expect(sent.body).not.toMatch(/wadsworth/i)
  })
})

describe('a reply with several quotes', () => {
  const message = (tier: string, amount: string) =>
    `<PersAutoPolicyQuoteInqRs><MsgStatus><MsgStatusCd>Success</MsgStatusCd></MsgStatus><PolicySummaryInfo><FullTermAmt><Amt>${amount}</Amt></FullTermAmt></PolicySummaryInfo><PersPolicy><CompanyProductCd>${tier}</CompanyProductCd></PersPolicy></PersAutoPolicyQuoteInqRs>`
  const body = (messages: readonly string[]) =>
    `<ACORD><InsuranceSvcRs>${messages.join('')}</InsuranceSvcRs></ACORD>`
  const at = 'PersPolicy/CompanyProductCd'
  const products = [
    { id: 'basic', name: 'Basic', at, is: ['B'] },
    { id: 'plus', name: 'Plus', at, is: ['P1', 'P2'] },
  ]
  const read = (dialect: DialectFile, messages: readonly string[]) =>
    connectorOf(dialect).read({ status: 200, headers: {}, body: body(messages) }, request)

  it('is one answer with the products that the dialect names, wherever they stand', () => {
    expect(read({ products }, [message('P2', '900'), message('X', '1'), message('B', '600')])).toMatchObject({
      kind: 'quoted',
      premium: '600.00',
      product: { name: 'Basic' },
      others: [{ premium: '900.00', product: { id: 'plus', name: 'Plus' } }],
    })
    expect(read({ products }, [message('P2', '900'), message('B', 'soon')])).toMatchObject({
      premium: '900.00',
      leftOut: [{ product: 'Basic', why: 'text that is not an amount', isFault: true }],
    })
    expect(read({ products }, [message('X', '1')])).toMatchObject({
      ...{ kind: 'failed', cause: 'badAnswer' },
      leftOut: [{ product: 'Basic', isFault: false }, { product: 'Plus' }],
    })
  })

  it('is the first price where the dialect names none', () => {
    expect(read({}, [message('X', '0'), message('P2', '900'), message('B', '600')])).toMatchObject({
      premium: '900.00',
    })
  })
})
