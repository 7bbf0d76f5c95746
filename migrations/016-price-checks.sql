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
