-- The outcome stands in for the carrier's own answer, which may still replace it: an estimate, or none at all.
alter table offer add column stand_in boolean not null default false;
-- What a question that the carrier has taken is asked again by, sealed.
alter table offer add column ticket bytea;
-- When the carrier was called for this offer, and how each call ended, sealed.
alter table offer add column calls bytea;

alter table offer alter column ticket set storage external;
alter table offer alter column calls set storage external;

-- What carriers answered, by a keyed hash of carrier, risk and day: the same question is not put twice. Sealed with the
-- quote that asked first, and gone with it.
create table carrier_answer (
  key bytea primary key,
  quote_id text not null references quote on delete cascade,
  outcome bytea not null,
  created_at timestamptz not null
);

alter table carrier_answer alter column outcome set storage external;

create index carrier_answer_of_quote on carrier_answer (quote_id);
create index carrier_answer_created on carrier_answer (created_at);

-- When each carrier with a limit a second may be called next, over all machines.
create table carrier_pace (
  carrier text primary key,
  free_at timestamptz not null
);
