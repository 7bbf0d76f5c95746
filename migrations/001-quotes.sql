-- One visitor's request for one line. Answers are sealed with the key in quote_key.
create table quote (
  id text primary key,
  visitor bytea not null,
  line text not null,
  answers bytea not null,
  version integer not null default 1,
  -- Only the start answer is in it: starting once more replaces it.
  fresh boolean not null default true,
  -- Offers of an earlier round no longer count.
  round integer not null default 0,
  -- Open offers of this round.
  pending integer not null default 0 check (pending >= 0),
  created_at timestamptz not null,
  completed_at timestamptz
) with (fillfactor = 70);

-- Sealed bytes do not compress.
alter table quote alter column answers set storage external;

create unique index quote_fresh on quote (visitor, line) where fresh;
create index quote_of_visitor on quote (visitor, line, created_at);
create index quote_created on quote (created_at);

-- Apart from the quotes, so that backups may leave it out: without its key a quote is gone.
create table quote_key (
  quote_id text primary key references quote on delete cascade,
  root_key text not null,
  wrapped bytea not null
);

create index quote_key_root on quote_key (root_key);

-- What was answered to a request that carried an Idempotency-Key.
create table reply (
  visitor bytea not null,
  key bytea not null,
  quote_id text not null references quote on delete cascade,
  request_hash text not null,
  reply bytea not null,
  primary key (visitor, key)
);

alter table reply alter column reply set storage external;

create index reply_of_quote on reply (quote_id);

-- One carrier's outcome for a quote. Done without an outcome: the carrier failed.
create table offer (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  round integer not null,
  state text not null check (state in ('open', 'done')),
  outcome bytea,
  attempts integer not null default 0,
  deadline timestamptz,
  settled_at timestamptz,
  primary key (quote_id, carrier),
  check ((state = 'open') = (settled_at is null)),
  check (state = 'done' or deadline is not null)
);

alter table offer alter column outcome set storage external;

create index offer_overdue on offer (deadline) where state = 'open';
