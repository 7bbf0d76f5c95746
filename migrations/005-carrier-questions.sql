-- Which risks of a visitor each carrier over a wire has heard of on a day: ten at the most, over all machines. `question` is a
-- keyed hash of the risk, and `visitor` the name by which quotes are his.
create table carrier_question (
  visitor bytea not null,
  carrier text not null,
  day date not null,
  nth smallint not null check (nth between 1 and 10),
  question bytea not null,
  primary key (visitor, carrier, day, nth),
  unique (visitor, carrier, day, question)
);

create index carrier_question_day on carrier_question (day);
