import { json } from '../../../../src/sandbox/answer.ts'
import { addDays, type Day } from '../../../../src/units/day.ts'
import { todayAt } from '../../../../src/units/today.ts'
import { behaviorAfter, failureBy, type Required, readRequired, type ShapeSide } from '../sandbox.ts'

/** Every member that this API requires, and its form. */
const required: Required = {
  TransactionId: /^[0-9a-f-]{36}$/,
  ProductCd: /^HO4$/,
  EffectiveDt: /^\d\d\/\d\d\/\d{4}$/,
  InsuredFirstName: /\S/,
  InsuredLastName: /\S/,
  PhoneTypeCd: /^(CELL|HOME|WORK)$/,
  PhoneNumber: /^\d{10}$/,
  EmailAddr: /^\S+@\S+$/,
  Addr1: /\S/,
  City: /\S/,
  StateProvCd: /^[A-Z]{2}$/,
  PostalCode: /^\d{5}$/,
  ResidenceTypeCd: /^(APT|CONDO|TWNHS|SFR|MOBIL|ROOM)$/,
  FloorNumber: 'number',
  WaterbedInd: /^[YN]$/,
  PriorLossCd: /^(0|1T|1O|2|3)$/,
  AnimalInd: /^[YNBX]$/,
  SmokeAlarmInd: /^[YN]$/,
  DeadboltInd: /^[YN]$/,
  ContentsLimitAmt: 'number',
  LiabilityLimitAmt: 'number',
  DeductibleAmt: 'number',
  SettlementCd: /^(ACV|RC)$/,
}

/** A flat question with codes, answered at once. */
export const side: ShapeSide = async request => {
  if (request.headers['x-api-key'] === undefined) return json(401, { StatusCd: 'UNAUTHORIZED' })
  const asked = readRequired(request, required)
  const QuoteNumber = `FL-${String(asked.TransactionId).slice(0, 8).toUpperCase()}`
  const behavior = await behaviorAfter(asked.InsuredLastName)
  const failure = failureBy(behavior, String(asked.TransactionId))
  if (failure) return failure
  switch (behavior) {
    case 'declined':
      return json(200, { StatusCd: 'DECLINED', ReasonCd: 'UW' })
    case 'referred':
      return json(200, { StatusCd: 'REFER', QuoteNumber })
    case 'needs data':
      return json(200, {
        StatusCd: 'MISSING',
        Questions: [{ QuestionCd: 'BoatInd', QuestionText: 'Do you own a boat?' }],
      })
    default:
  }
  if (asked.PriorLossCd === '3') return json(200, { StatusCd: 'DECLINED', ReasonCd: 'L3' })
  const contents = Number(asked.ContentsLimitAmt)
  const premium =
    70 + contents / 400 + Number(asked.LiabilityLimitAmt) / 20_000 - Number(asked.DeductibleAmt) / 50
  const whole = (premium * (asked.WaterbedInd === 'Y' ? 1.1 : 1)).toFixed(2)
  return json(200, {
    StatusCd: 'RATED',
    PremiumAmt: whole,
    PolicyFeeAmt: '15.00',
    TotalAmt: (Number(whole) + 15).toFixed(2),
    QuoteNumber,
    QuoteExpirationDt: american(addDays(todayAt(new Date()), 30)),
    ContentsLimitAmt: contents,
    DeductibleAmt: asked.DeductibleAmt,
    Coverages: [
      { CoverageDesc: 'belongings', LimitDesc: dollars(contents) },
      { CoverageDesc: 'liability', LimitDesc: dollars(Number(asked.LiabilityLimitAmt)) },
      { CoverageDesc: 'deductible', LimitDesc: dollars(Number(asked.DeductibleAmt)) },
    ],
    ContinueUrl: `https://flat.example/continue/${QuoteNumber}`,
  })
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

function american(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
