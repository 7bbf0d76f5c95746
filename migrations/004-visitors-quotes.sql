-- What people say of a quote on the phone. It opens nothing.
alter table quote add column number text;
-- When its visitor last began it or came back to it from the start page: the newest is what he means.
alter table quote add column begun_at timestamptz;
-- A keyed hash of what the start page was told, so that the same start twice at once makes one quote.
alter table quote add column start_hash bytea;

-- Quotes of before were sealed without their visitor: no key of ours opens them.
delete from quote;

alter table quote alter column number set not null;
alter table quote alter column begun_at set not null;
alter table quote alter column start_hash set not null;

create unique index quote_number on quote (number);
drop index quote_fresh;
create unique index quote_fresh on quote (visitor, start_hash) where fresh;
drop index quote_of_visitor;
create index quote_of_visitor on quote (visitor, begun_at);
