-- Mail to deliver. The row is the queue: it waits in the transaction that asked for it, and a process that takes it moves
-- `due_at` to the end of its lease. Recipient and link are sealed with the quote's key, and erased when the mail has ended.
create table mail (
  -- Random; the Message-ID is made from it, so that a mail delivered twice is recognized as one.
  id text primary key,
  quote_id text not null references quote on delete cascade,
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
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'waiting') = (letter is not null))
);

alter table mail alter column letter set storage external;

create index mail_due on mail (due_at) where state = 'waiting';
create unique index mail_request on mail (quote_id, request);

-- The round whose prices the visitor has had sent.
alter table quote add column saved_round integer;

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

-- What opens a quote in another browser: the hash of a random token that only the mail holds.
create table quote_link (
  hash bytea primary key,
  quote_id text not null references quote on delete cascade
);

create index quote_link_of_quote on quote_link (quote_id);

-- Visitors who opened somebody's quote by such a link, besides the one who made it.
create table quote_access (
  visitor bytea not null,
  quote_id text not null references quote on delete cascade,
  opened_at timestamptz not null,
  primary key (visitor, quote_id)
);

create index quote_access_of_quote on quote_access (quote_id);
