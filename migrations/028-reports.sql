-- Which partner's link brought the visitor of an event; null where none did.
alter table visit_event add column partner text;

-- Clicks and sales as carriers and partners report them, so that commission can be reconciled. Nothing about a person: of the quote
-- that a report names, its line, its carrier and its partner are kept, and not which one it was.
create table postback (
  -- 'carrier' or 'partner', and its id.
  source text not null check (source in ('carrier', 'partner')),
  name text not null,
  -- The reporter's own id of what happened: reported again, it changes nothing.
  id text not null,
  event text not null check (event in ('click', 'sale', 'reversal')),
  amount_cents integer not null check (amount_cents between 0 and 1000000),
  line text,
  partner text,
  at timestamptz not null,
  primary key (source, name, id)
);

create index postback_at on postback (at);
