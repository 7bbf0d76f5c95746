import { describe, expect, it } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import {
  bad,
  coverage,
  current,
  document,
  extended,
  full,
  numbered,
  readBody,
  readInWords,
  readMessage,
  sample,
  status,
} from '../../../tests/rooms/acord-replies.ts'
import { inWords } from '../../../tests/rooms/connectors.ts'
import type { Outcome, Quoted } from '../connector.ts'

describe('a reply with a price', () => {
  it('is quoted with its total, number, notes and last day', () => {
    expect(readBody(sample)).toEqual({
      kind: 'quoted',
      source: 'carrier',
      premium: '842.16',
      period: '6 months',
      bill: { term: '6 months', premium: '842.16', fees: [], surcharges: [], total: '842.16' },
      estimated: false,
      assumed: expect.any(Array),
      coverage: { parts: expect.any(Array) },
      notes: [{ text: 'Prior limits assumed' }],
      quoteNumber: 'Q-1001',
      expiresAt: '2026-12-20',
    })
  })

  it.each(['Success', 'SuccessWithInfo', 'SuccessWithChanges', 'success'])('is quoted with %s', word => {
    expect(readMessage(status(word) + full('842.16'))).toMatchObject({ kind: 'quoted', premium: '842.16' })
  })

  it('takes the total of the full term, else of the current one, else the sum of the coverages', () => {
    const cars = `<PersAutoLineBusiness><PersVeh>${coverage('BI', '300')}${coverage('COLL', '200.10')}</PersVeh><PersVeh>${coverage('BI', '250.05')}</PersVeh></PersAutoLineBusiness>`
    const policy = `<PersPolicy>${current('800')}</PersPolicy>`
    const total = (rest: string) => readMessage(status('Success') + rest)
    expect(total(full('842.16') + policy + cars)).toMatchObject({ premium: '842.16' })
    expect(total(full('') + policy + cars)).toMatchObject({ premium: '800.00' })
    expect(total(full('0.00') + policy + cars)).toMatchObject({ premium: '800.00' })
    expect(total(cars)).toMatchObject({ premium: '750.15' })
  })

  it('looks for the total where the dialect says that this carrier puts it', () => {
    const both = `${status('Success')}${full('1684.32')}<PersPolicy>${current('842.16')}</PersPolicy>`
    expect(readMessage(both, { dialect: { totals: ['CurrentTermAmt'] } })).toMatchObject({
      premium: '842.16',
    })
    expect(
      readMessage(status('Success') + full('842.16'), { dialect: { totals: ['CurrentTermAmt'] } }),
    ).toMatchObject(bad)
  })

  it('counts fees of the policy once, and apart from the premium', () => {
    const fee =
      '<Coverage id="policy-fee"><CoverageCd>FEE</CoverageCd><CoverageDesc>Policy fee</CoverageDesc><CurrentTermAmt><Amt>25.00</Amt></CurrentTermAmt></Coverage>'
    const tax = coverage('SURCH', '5')
    const cars = `<PersVeh>${coverage('BI', '300')}</PersVeh><PersVeh>${coverage('BI', '200')}</PersVeh>`
    const amounts = `<PersPolicy>${fee}${tax}</PersPolicy><PersAutoLineBusiness>${fee}${cars}${coverage('BI', '500')}</PersAutoLineBusiness>`
    const bill = {
      premium: '500.00',
      fees: [{ id: 'policy-fee', label: { text: 'Policy fee' }, amount: '25.00' }],
      surcharges: [{ id: 'surch', label: { text: 'SURCH' }, amount: '5.00' }],
      total: '530.00',
    }
    expect(readMessage(status('Success') + amounts)).toMatchObject({ premium: '530.00', bill })
    expect(readMessage(status('Success') + full('530') + amounts)).toMatchObject({ premium: '530.00', bill })
  })

  it('takes a discount among the coverages off their sum', () => {
    const car = `<PersVeh>${coverage('BI', '300')}${coverage('DISC', '-20.50')}</PersVeh>`
    expect(
      readMessage(`${status('Success')}<PersAutoLineBusiness>${car}</PersAutoLineBusiness>`),
    ).toMatchObject({
      premium: '279.50',
    })
  })

  it.each([
    ['1,842.16', '1842.16'],
    ['$842.16', '842.16'],
    ['842', '842.00'],
    ['842.165', '842.17'],
    ['842.1649', '842.16'],
    ['1,000,000.00', '1000000.00'],
  ])('reads %s', (amount, premium) => {
    expect(readMessage(status('Success') + full(amount))).toMatchObject({ kind: 'quoted', premium })
  })

  it.each([
    'NaN',
    '-842.16',
    '1e3',
    'Infinity',
    '8,42.16',
    '842.16 USD',
    'call us',
    '1000000.01',
    '842..1',
    '0x10',
  ])('is a bad answer with %s for a total', amount =>
    expect(readMessage(status('Success') + numbered + full(amount))).toMatchObject(bad),
  )

  it('is a bad answer in another currency', () => {
    const currency =
      '<PolicySummaryInfo><FullTermAmt><Amt>842.16</Amt><CurCd>CAD</CurCd></FullTermAmt></PolicySummaryInfo>'
    expect(readMessage(status('Success') + currency)).toMatchObject(bad)
    expect(readMessage(status('Success') + currency.replace('CAD', 'USD'))).toMatchObject({ kind: 'quoted' })
  })

  it('is a bad answer when it costs only fees', () => {
    const amounts = `${full('25.00')}<PersPolicy>${coverage('FEE', '25.00')}</PersPolicy>`
    expect(readMessage(status('Success') + amounts)).toMatchObject(bad)
  })

  it('is a bad answer with more fees than a bill has', () => {
    const fees = (count: number) =>
      Array.from({ length: count }, (_, index) => coverage('FEE', String(index + 1))).join('')
    expect(
      readMessage(`${status('Success')}${full('900')}<PersPolicy>${fees(20)}</PersPolicy>`),
    ).toMatchObject({
      kind: 'quoted',
      bill: { premium: '690.00' },
    })
    expect(
      readMessage(`${status('Success')}${full('900')}<PersPolicy>${fees(21)}</PersPolicy>`),
    ).toMatchObject(bad)
  })

  it('is for the term that it names, and a bad answer for one that no policy has', () => {
    const term = (count: string, unit: string) =>
      readMessage(
        `${status('Success')}${full('900')}<PersPolicy><ContractTerm><DurationPeriod><NumUnits>${count}</NumUnits><UnitMeasurementCd>${unit}</UnitMeasurementCd></DurationPeriod></ContractTerm></PersPolicy>`,
      )
    expect(term('12', 'MON')).toMatchObject({ period: 'year', bill: { term: 'year' } })
    expect(term('6', 'Months')).toMatchObject({ period: '6 months' })
    expect(term('1', 'Years')).toMatchObject({ period: 'year' })
    expect(term('3', 'MON')).toMatchObject(bad)
    expect(term('soon', 'MON')).toMatchObject(bad)
    const days = (last: string) =>
      readMessage(
        `${status('Success')}${full('900')}<PersPolicy><ContractTerm><EffectiveDt>2026-11-22</EffectiveDt><ExpirationDt>${last}</ExpirationDt></ContractTerm></PersPolicy>`,
      )
    expect(days('2027-11-22')).toMatchObject({ period: 'year' })
    expect(days('2027-01-22')).toMatchObject(bad)
  })

  it('shows a tenant the month where the carrier offers twelve payments, as stated or in equal parts', () => {
    const risk = rentersIn({ state: 'TX' })
    const plan = (each: string) =>
      readMessage(
        `${status('Success')}${full('178.00')}<PersPolicy><PaymentOption><PaymentPlanCd>FULL</PaymentPlanCd></PaymentOption><PaymentOption><PaymentPlanCd>MO</PaymentPlanCd><DepositAmt><Amt>14.76</Amt></DepositAmt><NumPayments>11</NumPayments>${each}</PaymentOption></PersPolicy>`,
        { risk },
      )
    const installments = { count: 12, first: '14.76', each: '14.84', sum: '178.00' }
    expect(plan('')).toMatchObject({
      premium: '14.84',
      period: 'month',
      bill: { total: '178.00', installments },
    })
    expect(plan('<InstallmentAmt><Amt>15.58</Amt></InstallmentAmt>')).toMatchObject({
      premium: '15.58',
      bill: { installments: { each: '15.58', sum: '186.14' } },
    })
    // Eleven cents less than the total are rounding, and twenty-two a plan that does not pay it.
    expect(plan('<InstallmentAmt><Amt>14.83</Amt></InstallmentAmt>')).toMatchObject({
      bill: { total: '178.00', installments: { each: '14.83', sum: '177.89' } },
    })
    expect(plan('<InstallmentAmt><Amt>14.82</Amt></InstallmentAmt>')).toMatchObject({
      premium: '178.00',
      period: 'year',
    })
    expect(readMessage(status('Success') + full('178.00'), { risk })).toMatchObject({
      premium: '178.00',
      period: 'year',
    })
  })

  it('is valid as long as the carrier says, has no last day where nobody names one, and is a bad answer once expired', () => {
    const until = (day: string) =>
      readMessage(
        `${status('Success')}${full('900')}<PersPolicy><QuoteInfo><QuoteExpirationDt>${day}</QuoteExpirationDt></QuoteInfo></PersPolicy>`,
      )
    expect(until('2026-12-01T00:00:00')).toMatchObject({ expiresAt: '2026-12-01' })
    expect(until(today)).toMatchObject({ expiresAt: today })
    expect(until('soon')).not.toHaveProperty('expiresAt')
    expect(until('2026-11-20')).toMatchObject(bad)
  })

  it('has no number where the carrier gives none, and takes that of the policy for one', () => {
    expect(readMessage(status('Success') + full('900'))).not.toHaveProperty('quoteNumber')
    const policy = '<PersPolicy><PolicyNumber>P-77</PolicyNumber></PersPolicy>'
    expect(readMessage(status('Success') + full('900') + policy)).toMatchObject({ quoteNumber: 'P-77' })
  })

  it('notes which cover is not the one we requested, and shows nothing that developers wrote', () => {
    const vehicle = `<PersAutoLineBusiness><PersVeh>
      <Coverage><CoverageCd>COLL</CoverageCd><Deductible><FormatInteger>1000</FormatInteger></Deductible></Coverage>
    </PersVeh></PersAutoLineBusiness>`
    const technical = extended('W1', 'Element PersVeh/Foo/Bar ignored')
    expect(readInWords(status('Success', technical) + full('900') + vehicle)).toMatchObject({
      notes: [{ text: 'You asked for a collision deductible of $500. This price has $1,000.' }],
    })
    expect(
      readMessage(status('Rejected', extended('DECLINE', 'Required field PhoneNumber missing'))),
    ).toMatchObject({
      kind: 'declined',
      message: { key: 'gone.decline' },
    })
  })

  it('shows the cover that was rated, not the one we requested', () => {
    const vehicle = `<PersAutoLineBusiness><PersVeh>
      <Coverage><CoverageCd>BI</CoverageCd><Limit><FormatInteger>100000</FormatInteger><LimitAppliesToCd>PerAccident</LimitAppliesToCd></Limit><Limit><FormatInteger>50,000</FormatInteger></Limit></Coverage>
      <Coverage><CoverageCd>PD</CoverageCd><Limit><FormatCurrencyAmt><Amt>25000.00</Amt></FormatCurrencyAmt></Limit></Coverage>
      <Coverage><CoverageCd>COLL</CoverageCd><Deductible><FormatInteger>1000</FormatInteger></Deductible></Coverage>
    </PersVeh></PersAutoLineBusiness>`
    expect(readInWords(status('SuccessWithChanges') + full('900') + vehicle)).toMatchObject({
      coverage: {
        line: '$50,000/$100,000 for injuries you cause, $25,000 for damage you cause, no personal injury protection (PIP), no uninsured motorist (UM) coverage, no underinsured motorist (UIM) coverage, $1,000 deductible, $500 comprehensive deductible',
      },
    })
    const dwelling = `<HomeLineBusiness><Dwell><Coverage><CoverageCd>DWELL</CoverageCd><Limit><FormatInteger>400000</FormatInteger></Limit>
      <Deductible><FormatInteger>5000</FormatInteger></Deductible><Deductible><FormatPct>5</FormatPct><DeductibleTypeCd>HUR</DeductibleTypeCd></Deductible></Coverage></Dwell></HomeLineBusiness>`
    expect(
      readInWords(status('Success') + full('900') + dwelling, { risk: homeownerIn({ state: 'TX' }) }),
    ).toMatchObject({
      coverage: {
        line: '$400,000 dwelling / $274,200 belongings / $300,000 liability / $5,000 deductible / 5% hurricane',
      },
    })
  })

  it('is an estimate where a strong factor is missing', () => {
    const risk = autoIn({ state: 'TX', answers: { credit: null } })
    expect(readMessage(status('Success') + full('900'), { risk })).toMatchObject({ estimated: true })
  })

  it('is read from a lead hub by its payment plans, with the way to the carrier', () => {
    const hub = (url: string) =>
      readMessage(
        `<PaymentPlans><PaymentPlan><PremiumAmt>1,012.50</PremiumAmt></PaymentPlan><PaymentPlan><PremiumAmt>1100</PremiumAmt></PaymentPlan></PaymentPlans><ConsumerURL>${url}</ConsumerURL>`,
      )
    expect(hub('https://quotes.example.com/go?id=1&amp;x=2')).toMatchObject({
      kind: 'quoted',
      premium: '1012.50',
      bridgeUrl: 'https://quotes.example.com/go?id=1&x=2',
    })
    for (const url of ['javascript:alert(1)', 'http://quotes.example.com/', 'no address', ''])
      expect(hub(url)).not.toHaveProperty('bridgeUrl')
  })

  it('is found below another document, a SOAP body, prefixes, and as text in an element', () => {
    const inner = sample.replace(/^<\?xml.*?\?>/, '')
    const escaped = inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    for (const body of [
      `<ACORD><InsuranceSvcRs>${inner}</InsuranceSvcRs></ACORD>`,
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inner}</s:Body></s:Envelope>`,
      inner.replace(/<(\/?)(?=[A-Z])/g, '<$1a:').replace('<a:ACORD>', '<a:ACORD xmlns:a="urn:x">'),
      `<string xmlns="http://tempuri.org/">${escaped}</string>`,
    ])
      expect(readBody(body)).toMatchObject({ kind: 'quoted', premium: '842.16' })
  })
})

it('does not claim a chosen cover that the reply leaves out of those it lists', () => {
  const risk = autoIn({ state: 'TX', answers: { uninsured: { choice: 'L50' }, rental: { choice: '30' } } })
  const listing = (...codes: readonly string[]) => {
    const rows = codes.map(code => coverage(code, '10.00')).join('')
    const car = `<PersAutoLineBusiness><PersVeh id="Veh1">${rows}</PersVeh></PersAutoLineBusiness>`
    return inWords(
      readBody(document(`${status('Success')}${full('600.00')}${numbered}${car}`), { risk }) as Outcome,
    )
  }
  expect(listing('BI', 'PD', 'PIP', 'UM', 'COMP', 'COLL', 'RREIM')).toMatchObject({
    coverage: {
      line: '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $50,000/$100,000 uninsured and underinsured motorist (UM/UIM) coverage, $500 deductible, rental car $30 a day',
    },
    notes: [],
  })
  expect(listing('BI', 'PD', 'PIP', 'UM', 'COMP', 'COLL')).toMatchObject({
    coverage: {
      line: '$100,000/$300,000 for injuries you cause, $100,000 for damage you cause, $2,500 personal injury protection (PIP), $50,000/$100,000 uninsured and underinsured motorist (UM/UIM) coverage, $500 deductible',
    },
    narrow: true,
    notes: [{ text: 'This price doesn’t reflect your rental car coverage. Ask about it before you buy.' }],
  })
  // The law includes it, and nobody has turned it down.
  expect(listing('BI', 'PD', 'UM', 'COMP', 'COLL', 'RREIM')).toMatchObject({
    coverage: { line: expect.stringContaining('no personal injury protection (PIP)') },
    narrow: true,
    notes: [
      {
        text: 'This price doesn’t reflect your personal injury protection. Ask about it before you buy.',
      },
    ],
  })
})

it('does not claim what was added to a home where the reply leaves it out of the coverages it lists', () => {
  const risk = homeownerIn({
    state: 'TX',
    answers: { ordinance: { choice: '25' }, waterBackup: { choice: '5000' } },
  })
  const listing = (...codes: readonly string[]) => {
    const rows = codes.map(code => coverage(code, '10.00')).join('')
    const home = `<HomeLineBusiness><Dwell id="Dwell1">${rows}</Dwell></HomeLineBusiness>`
    return JSON.stringify(readInWords(`${status('Success')}${full('1600.00')}${numbered}${home}`, { risk }))
  }
  const whole = listing('DWELL', 'PP', 'PL', 'BOLAW', 'WBKUP')
  expect(whole).toMatch(/\$[\d,]+ ordinance or law \/ \$5,000 water backup/)
  expect(whole).not.toContain('doesn’t reflect')
  const less = listing('DWELL', 'PP', 'PL', 'BOLAW')
  expect(less).toContain('ordinance or law')
  expect(less).not.toContain('$5,000 water backup')
  expect(less).toContain('This price doesn’t reflect your water backup coverage.')
})

it('says that nobody told how the roof is paid for, where the buyer chose that', () => {
  const read = (choice: 'ACTUAL_CASH_VALUE' | 'REPLACEMENT_COST') => {
    const answers = { roof: { choice: 'R21' }, roofSettlement: { choice } } as const
    const risk = homeownerIn({ state: 'TX', answers })
    return readMessage(status('Success') + full('1600.00'), { risk }) as Quoted
  }
  const old = read('ACTUAL_CASH_VALUE')
  expect(old.notes).toEqual([{ key: 'note.roofUnsaid' }])
  expect(old.coverage.parts.map(({ kind }) => kind)).not.toContain('roofCashValue')
  expect(read('REPLACEMENT_COST').notes).toEqual([])
})

it('claims help on the road and glass without a deductible only as far as the reply lists them', () => {
  const risk = autoIn({
    state: 'TX',
    answers: {
      comprehensiveDeductible: { choice: '100' },
      fullGlass: { choice: 'YES' },
      roadside: { choice: 'YES' },
    },
  })
  const listing = (...codes: readonly string[]) => {
    const rows = codes.map(code => coverage(code, '10.00')).join('')
    const car = `<PersAutoLineBusiness><PersVeh id="Veh1">${rows}</PersVeh></PersAutoLineBusiness>`
    return inWords(
      readBody(document(`${status('Success')}${full('600.00')}${numbered}${car}`), { risk }) as Outcome,
    )
  }
  expect(listing('BI', 'PD', 'PIP', 'UM', 'COMP', 'COLL', 'TL', 'GLASS')).toMatchObject({
    coverage: {
      line: expect.stringMatching(
        /\$500 deductible, \$100 comprehensive deductible, full glass, roadside assistance$/,
      ),
    },
    notes: [],
  })
  expect(listing('BI', 'PD', 'PIP', 'UM', 'COMP', 'COLL', 'TL')).toMatchObject({
    coverage: {
      line: expect.stringMatching(/\$100 comprehensive deductible, roadside assistance$/),
    },
    narrow: true,
    notes: [{ text: 'This price doesn’t reflect your full glass. Ask about it before you buy.' }],
  })
})

it('claims only the injury protection that every policy has where the reply leaves it out of the covers that it lists', () => {
  const risk = autoIn({ state: 'NJ', answers: { pip: { choice: '250000' } } })
  const offering = (rows: string) => {
    const car = `<PersAutoLineBusiness><PersVeh id="Veh1">${rows}</PersVeh></PersAutoLineBusiness>`
    return inWords(
      readBody(document(`${status('Success')}${full('600.00')}${numbered}${car}`), { risk }) as Outcome,
    )
  }
  expect(offering(coverage('BI', '10.00') + coverage('PIP', '10.00'))).toMatchObject({
    coverage: { line: expect.stringContaining('$250,000 personal injury protection (PIP)') },
    notes: [],
  })
  expect(offering(coverage('BI', '10.00'))).toMatchObject({
    coverage: { line: expect.stringContaining('$15,000 personal injury protection (PIP)') },
    narrow: true,
    notes: [{ text: expect.stringContaining('doesn’t reflect your personal injury protection') }],
  })
})
