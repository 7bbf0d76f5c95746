-- What visitors did, for the funnel, without a person: no id of a quote or a visitor, nothing that was typed. `key` is a
-- keyed hash of what makes an event one, so that a repetition is not counted again; it is replaced by random bytes once
-- the quote must be gone. `visit` groups the events of one quote on one day.
create table visit_event (
  key bytea primary key,
  name text not null,
  line text,
  step text,
  carrier text,
  visit bytea not null,
  at timestamptz not null
);

create index visit_event_at on visit_event (at);

-- The random key that makes the visits of a day. It is thrown away after the day, and with it every way to find out
-- whose visits they were.
create table visit_day (
  day date primary key,
  key bytea not null
);
