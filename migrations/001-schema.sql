-- The tables of version 1.0.0-beta.1, by subject.
--
-- They are made so that an engine may spread them over several machines (docs/operations.md). Every row of a quote has the quote's
-- id first in its primary key, so that one machine has all of them, keeps them unique and follows their foreign keys. What finds a
-- quote from elsewhere, by its visitor, its number or the token of a link, stands in a table of its own by that key, without a
-- foreign key: the statement that erases quotes (src/server/store/rows/erase-quote.ts) deletes those rows itself. Bytes that are
-- sealed do not compress, so their columns are stored as they are ("external").

-- Quotes

-- One visitor's request for one line. What the visitor typed is sealed with the key in quote_key.
create table quote (
  id text primary key,
  -- What people say of a quote on the phone. It opens nothing.
  number text not null,
  visitor bytea not null,
  line text not null,
  -- In which its visitor reads: pages, mails, shares and consents of the quote are in it.
  language text not null default 'en' check (language in ('en', 'es')),
  answers bytea not null,
  -- The answers behind the prices before these, so that a visitor who changed some can see which. Null until then.
  answers_before bytea,
  -- What is noted about a quote beside its answers, sealed as they are; null where there is nothing to note.
  notes bytea,
  version integer not null default 1,
  -- Only the start answer is in it: starting once more replaces it.
  fresh boolean not null default true,
  -- Offers of an earlier round no longer count.
  round integer not null default 0,
  -- The round whose prices the visitor has had sent.
  saved_round integer,
  created_at timestamptz not null,
  -- When its visitor last began it or came back to it from the start page: the newest is what the visitor means.
  begun_at timestamptz not null,
  completed_at timestamptz
) with (fillfactor = 70);

alter table quote alter column answers set storage external;
alter table quote alter column answers_before set storage external;
alter table quote alter column notes set storage external;

create index quote_created on quote (created_at);

-- Apart from the quotes, so that backups may leave it out: without its key a quote is gone.
create table quote_key (
  quote_id text primary key references quote on delete cascade,
  root_key text not null,
  wrapped bytea not null
);

create index quote_key_root on quote_key (root_key);

-- What was answered to a request about a quote that carried an Idempotency-Key; `key` is a hash of it.
create table reply (
  quote_id text not null references quote on delete cascade,
  key bytea not null,
  request_hash text not null,
  reply bytea not null,
  primary key (quote_id, key)
);

alter table reply alter column reply set storage external;

-- The rounds of a quote that others have followed: the answers behind their prices, sealed, so that a price that was confirmed
-- is never lost while its visitor tries other covers. `undo_to` is the round to which "Undo" leads from the round after this
-- one; null where there is nothing to undo.
create table earlier_round (
  quote_id text not null references quote on delete cascade,
  round integer not null,
  answers bytea not null,
  undo_to integer,
  primary key (quote_id, round)
);

alter table earlier_round alter column answers set storage external;

-- Browsers other than the one that made a quote that may read it: a mailed link opened it there.
create table quote_access (
  quote_id text not null references quote on delete cascade,
  visitor bytea not null,
  opened_at timestamptz not null,
  primary key (quote_id, visitor)
);

-- What finds a quote

-- The quotes of a visitor: those made in that browser, and those that a mailed link opened there. It says where to look, and
-- quote_access what may be read. `start_hash` is a keyed hash of what the start page was told, so that the same start twice at once
-- makes one quote; null once another start may take its place.
create table visitor_quote (
  visitor bytea not null,
  quote_id text not null,
  start_hash bytea,
  primary key (visitor, quote_id),
  constraint visitor_quote_start unique (visitor, start_hash)
);

create index visitor_quote_of_quote on visitor_quote (quote_id);

-- The numbers that people say.
create table quote_number (
  number text primary key,
  quote_id text not null
);

create index quote_number_of_quote on quote_number (quote_id);

-- What opens a quote in another browser: the hash of a random token that only the mail holds.
create table quote_link (
  hash bytea primary key,
  quote_id text not null
);

create index quote_link_of_quote on quote_link (quote_id);

-- What leads to a shared price: the hash of a random token that only its link holds.
create table price_link (
  hash bytea primary key,
  quote_id text not null
);

create index price_link_of_quote on price_link (quote_id);

-- Offers

-- One carrier's outcome for a quote. Done without an outcome: the carrier failed.
create table offer (
  quote_id text not null references quote on delete cascade,
  -- The id of the offer: the carrier's, and for another than its usual product that one's after a dot. The same in earlier_offer,
  -- price_check and price_share.
  carrier text not null,
  round integer not null,
  state text not null check (state in ('open', 'done')),
  -- Kinds and amounts, not sentences.
  outcome bytea,
  -- The outcome stands in for the carrier's own answer, which may still replace it: an estimate, or none at all.
  stand_in boolean not null default false,
  attempts integer not null default 0,
  deadline timestamptz,
  settled_at timestamptz,
  -- What a question that the carrier has taken is asked again by, sealed.
  ticket bytea,
  -- When the carrier was called for this offer, and how each call ended, sealed.
  calls bytea,
  primary key (quote_id, carrier),
  check ((state = 'open') = (settled_at is null)),
  check (state = 'done' or deadline is not null)
);

alter table offer alter column outcome set storage external;
alter table offer alter column ticket set storage external;
alter table offer alter column calls set storage external;

create index offer_overdue on offer (deadline) where state = 'open';

-- What insurers themselves answered in earlier rounds, sealed as it was in the offer.
create table earlier_offer (
  quote_id text not null,
  round integer not null,
  carrier text not null,
  outcome bytea not null,
  settled_at timestamptz not null,
  primary key (quote_id, round, carrier),
  foreign key (quote_id, round) references earlier_round on delete cascade
);

alter table earlier_offer alter column outcome set storage external;

-- Which carriers over a wire got kinds of a quote's answers, written before each question is sent: what is not written here
-- was not sent. The kinds are sealed with the quote, never the answers themselves, and go with it.
create table sent_question (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  -- The quote's round: another one asks with changed answers.
  round integer not null,
  first_at timestamptz not null,
  times integer not null default 1,
  kinds bytea not null,
  primary key (quote_id, carrier, round)
);

alter table sent_question alter column kinds set storage external;

-- What carriers answered to a quote, by a keyed hash of carrier, risk and day: the same question is not put twice.
create table carrier_answer (
  quote_id text not null references quote on delete cascade,
  key bytea not null,
  outcome bytea not null,
  created_at timestamptz not null,
  primary key (quote_id, key)
);

alter table carrier_answer alter column outcome set storage external;

create index carrier_answer_created on carrier_answer (created_at);

-- Those of carriers that let others with the same risk see their prices. Sealed with the quote that asked first, and gone with it.
create table shared_answer (
  key bytea primary key,
  quote_id text not null,
  outcome bytea not null,
  created_at timestamptz not null
);

alter table shared_answer alter column outcome set storage external;

create index shared_answer_of_quote on shared_answer (quote_id);
create index shared_answer_created on shared_answer (created_at);

-- Prices that were asked for once more because their visitor wanted to go on to the carrier: what it was before and is now,
-- sealed with the quote. `drifted`: they differ; then the visitor goes on only after accepting the new one.
create table price_check (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  round integer not null,
  checked_at timestamptz not null,
  drifted boolean not null,
  accepted_at timestamptz,
  prices bytea not null,
  primary key (quote_id, carrier, checked_at)
);

alter table price_check alter column prices set storage external;

-- Prices that visitors share: one link for each price of a quote. `link` holds the token of the link, so that the visitor
-- can see it again, and `price` what its page shows; both are sealed with the quote's key and end with the quote.
create table price_share (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  -- As in price_link: the link to a price that is no longer shared leads nowhere.
  hash bytea not null,
  link bytea not null,
  price bytea not null,
  shared_at timestamptz not null,
  primary key (quote_id, carrier)
);

-- Mail and agents

-- Mail to visitors. The row is the queue: it waits in the transaction that asked for it, and a process that takes it moves
-- `due_at` to the end of its lease. Recipient and link are sealed with the quote's key, and erased when the mail has ended.
create table mail (
  quote_id text not null references quote on delete cascade,
  -- Random; the Message-ID is made from it, so that a mail delivered twice is recognized as one.
  id text not null,
  kind text not null,
  -- A keyed hash of the address, for the limits.
  address bytea not null,
  -- A hash of the request's Idempotency-Key.
  request bytea,
  letter bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'dropped')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (quote_id, id),
  unique (quote_id, request),
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'waiting') = (letter is not null))
);

alter table mail alter column letter set storage external;

create index mail_due on mail (due_at) where state = 'waiting';

-- Wishes to be told when prices change. One counts from the moment its reader pressed the button in the mail that asks, and
-- ends with its quote. Address and prices are sealed with the quote's key. One that has ended stays, without them, so that its
-- visitor is told.
create table price_watch (
  quote_id text primary key references quote on delete cascade,
  -- A keyed hash of the address: a link in a mail to an earlier one no longer counts.
  address bytea not null,
  recipient bytea,
  -- The prices that the visitor was told last.
  prices bytea,
  confirmed_at timestamptz,
  -- When the prices are next looked at; null until confirmed.
  look_at timestamptz,
  -- The insurers have been asked again, and their prices are still coming in.
  asking boolean not null default false,
  ended_at timestamptz
);

create index price_watch_due on price_watch (look_at);

-- Requests to be called or written to by an agent. The row is the queue, as that of a mail is. A quote has two at the most: one that
-- its visitor asked for, and one by the site's disclosure. What is passed on is sealed with the quote's key and goes with the quote,
-- delivered or not.
create table lead (
  quote_id text not null references quote on delete cascade,
  grounds text not null default 'request' check (grounds in ('request', 'disclosure')),
  -- Random, the same at each try: the receiver recognizes a repetition by it.
  id text not null,
  body bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- A process is passing it on just now: too late to take it back.
  in_delivery boolean not null default false,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (quote_id, grounds),
  check ((state = 'waiting') = (ended_at is null))
);

alter table lead alter column body set storage external;

create index lead_due on lead (due_at) where state = 'waiting';
create index lead_created on lead (created_at);

-- How many mails an address was sent on a day, over all visitors: three at the most. It outlives the quotes, so that
-- erasing one and beginning again opens no way around the limit.
create table mail_count (
  address bytea not null,
  day date not null,
  nth smallint not null check (nth between 1 and 3),
  primary key (address, day, nth)
);

create index mail_count_day on mail_count (day);

-- Addresses whose owners want no mail from us: a keyed hash of each.
create table mail_suppression (
  address bytea primary key,
  since timestamptz not null
);

-- Orders

-- Orders of policies. An order outlives its quote: what is kept of it then names no person, because `details` is sealed with the
-- quote's key and goes with it.
create table policy_order (
  -- Random: the idempotency key at the checkout and at the carrier.
  id text primary key,
  number text not null unique,
  -- Null once the quote is erased.
  quote_id text,
  line text not null,
  carrier text not null,
  -- Which of the carrier's products was ordered; null for its usual one, and for a carrier with only one.
  product text,
  -- Waits for its payment; is paid and waits for the carrier; was refused by a carrier that does not say that it issues no policy,
  -- so that a person finds out and decides; has its policy; was never paid; is paid and has to be paid back; was paid back.
  state text not null check (state in ('unpaid', 'paid', 'held', 'bound', 'dropped', 'refused', 'refunded')),
  -- What an operator decided: to pay it back, or to ask the carrier once more.
  by_hand text check (by_hand in ('refund', 'retry')),
  due_cents integer not null check (due_cents > 0),
  starts_on date not null,
  -- The text of the consent to electronic documents that was agreed to, and when.
  consent text not null,
  consented_at timestamptz not null,
  details bytea,
  provider text not null,
  -- The checkout and the payment, by the provider's names.
  session text,
  payment text,
  policy_number text,
  created_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  -- When some process has to look at it next, and until when one is at it.
  due_at timestamptz not null,
  leased_until timestamptz not null,
  attempts integer not null default 0,
  check ((state in ('bound', 'dropped', 'refunded')) = (ended_at is not null))
);

alter table policy_order alter column details set storage external;

-- One order of a quote, however often it is asked for: another may follow only one that was never paid or was paid back.
create unique index policy_order_of_quote on policy_order (quote_id) where state not in ('dropped', 'refunded');
-- Every page of a quote tells of its order, whatever became of it.
create index policy_order_by_quote on policy_order (quote_id, created_at);
create index policy_order_due on policy_order (due_at) where state in ('unpaid', 'paid', 'held', 'refused');

-- Clicks and sales as carriers and partners report them, so that commission can be reconciled. Nothing about a person: of the quote
-- that a report names, its line, its carrier and its partner are kept, and not which one it was.
create table postback (
  -- 'carrier' or 'partner', and its id.
  source text not null check (source in ('carrier', 'partner')),
  name text not null,
  -- The reporter's own id of what happened: reported again, it changes nothing.
  id text not null,
  event text not null check (event in ('click', 'sale', 'reversal')),
  amount_cents integer not null check (amount_cents between 0 and 1000000),
  line text,
  partner text,
  at timestamptz not null,
  primary key (source, name, id)
);

create index postback_at on postback (at);

-- Carriers

-- Which risks of a visitor each carrier over a wire has heard of on a day: ten at the most, over all machines. `question` is a
-- keyed hash of the risk, and `visitor` the name by which quotes are theirs.
create table carrier_question (
  visitor bytea not null,
  carrier text not null,
  day date not null,
  nth smallint not null check (nth between 1 and 10),
  question bytea not null,
  primary key (visitor, carrier, day, nth),
  unique (visitor, carrier, day, question)
);

create index carrier_question_day on carrier_question (day);

-- How many questions each carrier over a wire was asked on a day, where its folder sets a ceiling.
create table carrier_day (
  carrier text not null,
  day date not null,
  questions integer not null,
  primary key (carrier, day)
);

-- When each carrier with a limit a second may be called next, over all machines.
create table carrier_pace (
  carrier text primary key,
  free_at timestamptz not null
);

-- Tokens of carriers with OAuth, shared by all processes. `name` is a keyed hash of the token's address and of who asks;
-- the token is sealed. One process at a time fetches: the one that holds the lease.
create table carrier_token (
  name bytea primary key,
  token bytea,
  -- How many there have been, so that a refused token is dropped once and its successor is not.
  nth integer not null default 0,
  renew_at timestamptz,
  expires_at timestamptz,
  leased_until timestamptz not null,
  check ((token is null) = (expires_at is null)),
  check ((token is null) = (renew_at is null))
);

-- How often a carrier's confirmed prices of a day lay at which ratio to the market's price: a bucket is the rounded
-- logarithm of the ratio. Counts alone: nothing of a quote or its visitor is in them.
create table price_ratio (
  line text not null,
  carrier text not null,
  state text not null,
  -- What the carrier's price was for: a month, a year.
  period text not null,
  day date not null,
  bucket smallint not null,
  count integer not null check (count > 0),
  primary key (line, carrier, state, period, day, bucket)
);

create index price_ratio_day on price_ratio (day);

-- The words that the folders of carriers and of the market hold for visitors, by a hash of them. Offers keep the hash; the
-- words are kept here for offers that outlive the folder's present words. Nothing of a visitor is in them.
create table folder_sentence (
  hash text primary key,
  words text not null,
  -- When a process last had them loaded.
  loaded_at timestamptz not null
);

-- Counts

-- What visitors did, for the funnel, without a person: no id of a quote or a visitor, nothing that was typed. `key` is a
-- keyed hash of what makes an event one, so that a repetition is not counted again; it is replaced by random bytes once
-- the quote must be gone. `visit` groups the events of one quote on one day.
create table visit_event (
  key bytea primary key,
  name text not null,
  line text,
  step text,
  carrier text,
  -- Which partner's link brought the visitor; null where none did.
  partner text,
  visit bytea not null,
  at timestamptz not null
);

create index visit_event_at on visit_event (at);

-- The random key that makes the visits of a day. It is thrown away after the day, and with it every way to find out
-- whose visits they were.
create table visit_day (
  day date primary key,
  key bytea not null
);

-- How many quotes of an address were put to carriers on a day, over all machines. `address` is a keyed hash of the day and the
-- address, another one every day. `turn_at` is when the last place in its slow queue comes up (docs/decisions/044-abuse.md).
create table address_round (
  address bytea primary key,
  day date not null,
  rounds integer not null,
  turn_at timestamptz
);

create index address_round_day on address_round (day);

-- Visitors without scripts who wait for their turn.
create table slow_turn (visitor bytea primary key, ready_at timestamptz not null);

-- Requests of busy addresses and visitors in the current minute, by a keyed hash. Unlogged: worth nothing after a crash.
create unlogged table request_count (
  key bytea not null,
  ends_at timestamptz not null,
  requests integer not null,
  primary key (key, ends_at)
);

-- Writes of several rows

-- Each is one statement of the service, in one round trip and one commit, whole or not at all. They are functions because an engine
-- that distributes tables takes no insert inside a WITH; it hands the two that begin with the id of a quote to the machine that has
-- the quote. One that changes gets another name: processes of the version before still call the old one.

-- Begins a quote. Refused as a duplicate where the same start has just made one (visitor_quote_start) and where the number is in use
-- (quote_number_pkey); `given_up` is a quote of that visitor and start which has gone on, and no longer stands in the way.
create function begin_quote(
  id_ text, number_ text, visitor_ bytea, line_ text, language_ text, answers_ bytea, notes_ bytea, start_hash_ bytea, at_ timestamptz,
  root_key_ text, wrapped_ bytea, given_up_ text, key_ bytea, request_hash_ text, reply_ bytea
) returns void language plpgsql as $$
begin
  if given_up_ is not null then
    update visitor_quote set start_hash = null
    where visitor = visitor_ and quote_id = given_up_ and start_hash = start_hash_;
  end if;
  insert into visitor_quote (visitor, quote_id, start_hash) values (visitor_, id_, start_hash_);
  insert into quote_number (number, quote_id) values (number_, id_);
  insert into quote (id, number, visitor, line, language, answers, notes, created_at, begun_at)
  values (id_, number_, visitor_, line_, language_, answers_, notes_, at_, at_);
  insert into quote_key (quote_id, root_key, wrapped) values (id_, root_key_, wrapped_);
  if key_ is not null then
    insert into reply (quote_id, key, request_hash, reply) values (id_, key_, request_hash_, reply_);
  end if;
end $$;

-- Saves a quote at its next version, with the reply to the request. False where another request was first, or erased the quote by
-- its key; refused as a duplicate (reply_pkey) where the same request was answered in between.
create function save_quote(
  id_ text, version_ integer, answers_ bytea, answers_before_ bytea, notes_ bytea, fresh_ boolean,
  round_ integer, created_at_ timestamptz, begun_at_ timestamptz, completed_at_ timestamptz, key_ bytea,
  request_hash_ text, reply_ bytea
) returns boolean language plpgsql as $$
begin
  update quote set version = version_, answers = answers_, answers_before = answers_before_, notes = notes_,
    fresh = fresh_, round = round_, created_at = created_at_, begun_at = begun_at_, completed_at = completed_at_
  where id = id_ and version = version_ - 1 and exists (select from quote_key where quote_id = id_);
  if not found then
    return false;
  end if;
  if key_ is not null then
    insert into reply (quote_id, key, request_hash, reply) values (id_, key_, request_hash_, reply_);
  end if;
  return true;
end $$;

-- Settles offers of a quote, each at the same place of every list, and keeps what insurers answered under its key; null keeps
-- nothing. Returns the places of those that were settled. Offers are locked in order, so that two processes never wait for each
-- other.
create function settle_offers(
  id_ text, carriers_ text[], rounds_ integer[], outcomes_ bytea[], stand_ins_ boolean[], calls_ bytea[], keys_ bytea[],
  at_ timestamptz
) returns integer[] language plpgsql as $$
declare
  settled_ integer[];
begin
  perform 1 from offer where quote_id = id_ and carrier = any(carriers_) order by carrier for update;
  with settled as (
    update offer
    set state = 'done', outcome = ending.outcome, stand_in = ending.stand_in, ticket = null, settled_at = at_,
      calls = coalesce(ending.calls, offer.calls)
    from unnest(carriers_, rounds_, outcomes_, stand_ins_, calls_) with ordinality
      as ending (carrier, round, outcome, stand_in, calls, place)
    where offer.quote_id = id_ and offer.carrier = ending.carrier and offer.round = ending.round
      and (offer.state = 'open' or (offer.stand_in and not ending.stand_in))
    returning ending.place
  )
  select array_agg(place::integer) into settled_ from settled;
  insert into carrier_answer (quote_id, key, outcome, created_at)
  select id_, ending.key, ending.outcome, at_
  from unnest(keys_, outcomes_) with ordinality as ending (key, outcome, place)
  where place = any(settled_) and ending.key is not null and ending.outcome is not null
  on conflict (quote_id, key) do update set outcome = excluded.outcome, created_at = excluded.created_at;
  return settled_;
end $$;
