-- Orders of policies. An order outlives its quote: what is kept of it then names no person, because `details` is sealed with the
-- quote's key and goes with it.
create table policy_order (
  -- Random: the idempotency key at the checkout and at the carrier.
  id text primary key,
  number text not null unique,
  quote_id text references quote on delete set null,
  line text not null,
  carrier text not null,
  -- Waits for its payment; is paid and waits for the carrier; has its policy; was never paid; is paid and has to be paid back;
  -- was paid back.
  state text not null check (state in ('unpaid', 'paid', 'bound', 'dropped', 'refused', 'refunded')),
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
create index policy_order_due on policy_order (due_at) where state in ('unpaid', 'paid', 'refused');
