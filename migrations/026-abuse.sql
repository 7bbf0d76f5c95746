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

-- How many questions each carrier over a wire was asked on a day, where its folder sets a ceiling.
create table carrier_day (
  carrier text not null,
  day date not null,
  questions integer not null,
  primary key (carrier, day)
);

-- Requests of busy addresses and visitors in the current minute, by a keyed hash. Unlogged: worth nothing after a crash.
create unlogged table request_count (
  key bytea not null,
  ends_at timestamptz not null,
  requests integer not null,
  primary key (key, ends_at)
);
