import type { Generated, Kysely, Transaction } from 'kysely'
import type { Language } from '../../../language/text.ts'

type QuoteTable = {
  id: string
  number: string
  visitor: Buffer
  line: string
  language: Generated<Language>
  answers: Buffer
  answers_before: Generated<Buffer | null>
  notes: Buffer | null
  version: Generated<number>
  fresh: Generated<boolean>
  round: Generated<number>
  created_at: Date
  begun_at: Date
  completed_at: Date | null
  saved_round: Generated<number | null>
}

type QuoteKeyTable = { quote_id: string; root_key: string; wrapped: Buffer }

type ReplyTable = {
  quote_id: string
  key: Buffer
  request_hash: string
  reply: Buffer
}

type OfferTable = {
  quote_id: string
  carrier: string
  round: number
  state: 'open' | 'done'
  outcome: Buffer | null
  attempts: Generated<number>
  deadline: Date | null
  settled_at: Date | null
  stand_in: Generated<boolean>
  ticket: Generated<Buffer | null>
  calls: Generated<Buffer | null>
}

type CarrierAnswerTable = { quote_id: string; key: Buffer; outcome: Buffer; created_at: Date }

type SharedAnswerTable = { key: Buffer; quote_id: string; outcome: Buffer; created_at: Date }

type CarrierQuestionTable = {
  visitor: Buffer
  carrier: string
  /** Read as a Date, so only compare it. */
  day: string
  nth: number
  question: Buffer
}

type CarrierPaceTable = { carrier: string; free_at: Date; held_until: Generated<Date> }

type CarrierTokenTable = {
  name: Buffer
  token: Buffer | null
  nth: Generated<number>
  renew_at: Date | null
  expires_at: Date | null
  leased_until: Date
}

type PriceRatioTable = {
  carrier: string
  line: string
  state: string
  period: string
  /** Read as a Date, so only compare it. */
  day: string
  bucket: number
  count: number
}

type VisitEventTable = {
  key: Buffer
  name: string
  line: string | null
  step: string | null
  carrier: string | null
  partner: string | null
  visit: Buffer
  at: Date
}

type GivenDetailsTable = { quote_id: string; carrier: string; details: Buffer }

type SentQuestionTable = {
  quote_id: string
  carrier: string
  round: number
  first_at: Date
  times: Generated<number>
  kinds: Buffer
}

/** `day` is read as a Date, so only compare it. */
type VisitDayTable = { day: string; key: Buffer }

type FolderSentenceTable = { hash: string; words: string; spanish: string | null; loaded_at: Date }

type MailTable = {
  id: string
  quote_id: string
  kind: 'quotes' | 'watch' | 'changes' | 'order'
  address: Buffer
  request: Buffer | null
  letter: Buffer | null
  state: Generated<'waiting' | 'sent' | 'refused' | 'dropped'>
  attempts: Generated<number>
  due_at: Date
  created_at: Date
  ended_at: Generated<Date | null>
}

type MailCountTable = {
  address: Buffer
  /** Read as a Date, so only compare it. */
  day: string
  nth: number
}

type MailSuppressionTable = { address: Buffer; since: Date }

type LeadTable = {
  id: string
  quote_id: string
  grounds: Generated<'request' | 'disclosure'>
  body: Buffer
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  in_delivery: Generated<boolean>
  due_at: Date
  created_at: Date
  ended_at: Generated<Date | null>
}

type PostbackTable = {
  source: 'carrier' | 'partner'
  name: string
  id: string
  event: 'click' | 'sale' | 'reversal'
  amount_cents: number
  line: string | null
  partner: string | null
  at: Date
}

type VisitorQuoteTable = { visitor: Buffer; quote_id: string; start_hash: Generated<Buffer | null> }

type QuoteNumberTable = { number: string; quote_id: string }

type QuoteLinkTable = { hash: Buffer; quote_id: string }

type PriceLinkTable = { hash: Buffer; quote_id: string }

type QuoteAccessTable = { visitor: Buffer; quote_id: string; opened_at: Date }

type PriceShareTable = {
  quote_id: string
  carrier: string
  hash: Buffer
  link: Buffer
  price: Buffer
  shared_at: Date
}

type PriceWatchTable = {
  quote_id: string
  address: Buffer
  /** Null once it has ended. */
  recipient: Buffer | null
  prices: Buffer | null
  confirmed_at: Date | null
  look_at: Date | null
  ended_at: Date | null
  asking: Generated<boolean>
}

type PolicyOrderTable = {
  id: string
  number: string
  quote_id: string | null
  line: string
  carrier: string
  product: string | null
  state: 'unpaid' | 'paid' | 'held' | 'bound' | 'dropped' | 'refused' | 'refunded'
  due_cents: number
  starts_on: Date
  consent: string
  consented_at: Date
  details: Buffer | null
  provider: string
  session: string | null
  payment: string | null
  policy_number: string | null
  created_at: Date
  paid_at: Date | null
  ended_at: Date | null
  due_at: Date
  leased_until: Date
  attempts: Generated<number>
  by_hand: Generated<'refund' | 'retry' | null>
}

type EarlierRoundTable = { quote_id: string; round: number; answers: Buffer; undo_to: number | null }

type EarlierOfferTable = {
  quote_id: string
  round: number
  carrier: string
  outcome: Buffer
  settled_at: Date
}

type PriceCheckTable = {
  quote_id: string
  carrier: string
  round: number
  checked_at: Date
  drifted: boolean
  accepted_at: Date | null
  prices: Buffer
}

type AddressRoundTable = {
  address: Buffer
  /** Read as a Date, so only compare it. */
  day: string
  rounds: number
  turn_at: Date | null
}

type SlowTurnTable = { visitor: Buffer; ready_at: Date }

type CarrierDayTable = {
  carrier: string
  /** Read as a Date, so only compare it. */
  day: string
  questions: number
}

type CarrierMinuteTable = { carrier: string; nth: number; free_at: Date }

type RequestCountTable = { key: Buffer; ends_at: Date; requests: number }

/** The tables as migrations/ makes them. */
export type Tables = {
  address_round: AddressRoundTable
  quote: QuoteTable
  quote_key: QuoteKeyTable
  reply: ReplyTable
  offer: OfferTable
  carrier_answer: CarrierAnswerTable
  shared_answer: SharedAnswerTable
  carrier_question: CarrierQuestionTable
  carrier_day: CarrierDayTable
  carrier_minute: CarrierMinuteTable
  carrier_pace: CarrierPaceTable
  carrier_token: CarrierTokenTable
  earlier_offer: EarlierOfferTable
  earlier_round: EarlierRoundTable
  folder_sentence: FolderSentenceTable
  lead: LeadTable
  mail: MailTable
  mail_count: MailCountTable
  postback: PostbackTable
  price_share: PriceShareTable
  price_watch: PriceWatchTable
  mail_suppression: MailSuppressionTable
  visitor_quote: VisitorQuoteTable
  quote_number: QuoteNumberTable
  quote_link: QuoteLinkTable
  price_link: PriceLinkTable
  quote_access: QuoteAccessTable
  policy_order: PolicyOrderTable
  price_check: PriceCheckTable
  price_ratio: PriceRatioTable
  request_count: RequestCountTable
  sent_question: SentQuestionTable
  given_details: GivenDetailsTable
  slow_turn: SlowTurnTable
  visit_day: VisitDayTable
  visit_event: VisitEventTable
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
