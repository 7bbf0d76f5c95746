-- Which carriers over a wire got kinds of a quote's answers, written before each question is sent: what is not written here
-- was not sent. The kinds are sealed with the quote, never the answers themselves, and go with it.
create table sent_question (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  -- The quote's round: another one asks with changed answers.
  round integer not null,
  first_at timestamptz not null,
  times integer not null default 1,
  kinds bytea not null,
  primary key (quote_id, carrier, round)
);

alter table sent_question alter column kinds set storage external;
