-- Requests to be called or written to by an agent, one of a quote at the most. The row is the queue, as that of a mail is.
-- What is passed on is sealed with the quote's key and goes with the quote, delivered or not.
create table lead (
  -- Random, the same at each try: the receiver recognizes a repetition by it.
  id text primary key,
  quote_id text not null unique references quote on delete cascade,
  body bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- A process is passing it on just now: too late to take it back.
  in_delivery boolean not null default false,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);

alter table lead alter column body set storage external;

create index lead_due on lead (due_at) where state = 'waiting';
create index lead_created on lead (created_at);
