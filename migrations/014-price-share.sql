-- Prices that visitors share: one link for each price of a quote. `link` holds the token of the link, so that the visitor
-- can see it again, and `price` what its page shows; both are sealed with the quote's key and end with the quote.
create table price_share (
  -- A hash of the token that only the link holds.
  hash bytea primary key,
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  link bytea not null,
  price bytea not null,
  shared_at timestamptz not null,
  unique (quote_id, carrier)
);
