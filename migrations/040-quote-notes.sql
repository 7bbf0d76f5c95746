-- What is noted about a quote beside its answers, sealed as they are; null where there is nothing to note.
alter table quote add column notes bytea;
alter table quote alter column notes set storage external;
