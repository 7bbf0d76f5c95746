-- Until when a carrier, or the host of several, asked not to be called.
alter table carrier_pace add column held_until timestamptz not null default '-infinity';

-- A row for each question that a carrier, or the host of several, may get in a minute: when it may be used next.
create table carrier_minute (
  carrier text not null,
  nth integer not null,
  free_at timestamptz not null,
  primary key (carrier, nth)
);
create index carrier_minute_free_at on carrier_minute (carrier, free_at);
