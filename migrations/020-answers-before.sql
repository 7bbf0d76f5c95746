-- The answers behind the prices before these, sealed, so that a visitor who changed some can see which. Null until then.
alter table quote add column answers_before bytea;
alter table quote alter column answers_before set storage external;
