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
