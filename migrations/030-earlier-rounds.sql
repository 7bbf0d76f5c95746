-- The rounds of a quote that others have followed: the answers behind their prices, sealed, so that a price that was confirmed
-- is never lost while its visitor tries other covers. `undo_to` is the round to which "Undo" leads from the round after this
-- one; null where there is nothing to undo.
create table earlier_round (
  quote_id text not null references quote on delete cascade,
  round integer not null,
  answers bytea not null,
  undo_to integer,
  primary key (quote_id, round)
);

alter table earlier_round alter column answers set storage external;

-- What insurers themselves answered in those rounds, sealed as it was in the offer.
create table earlier_offer (
  quote_id text not null,
  round integer not null,
  carrier text not null,
  outcome bytea not null,
  settled_at timestamptz not null,
  primary key (quote_id, round, carrier),
  foreign key (quote_id, round) references earlier_round on delete cascade
);

alter table earlier_offer alter column outcome set storage external;
