-- Wishes to be told when prices change. One counts from the moment its reader pressed the button in the mail that asks, and
-- ends with its quote. Address and prices are sealed with the quote's key.
create table price_watch (
  quote_id text primary key references quote on delete cascade,
  -- A keyed hash of the address: a link in a mail to an earlier one no longer counts.
  address bytea not null,
  recipient bytea not null,
  -- The prices that the visitor was told last.
  prices bytea,
  confirmed_at timestamptz,
  -- When the prices are next looked at; null until confirmed.
  look_at timestamptz,
  -- The insurers have been asked again, and their prices are still coming in.
  asking boolean not null default false
);

create index price_watch_due on price_watch (look_at);
