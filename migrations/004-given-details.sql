-- What a visitor gave one insurer beyond the answers of the line, such as a phone number: sealed with the quote, and erased with it.
create table given_details (
  quote_id text not null references quote on delete cascade,
  carrier text not null,
  details bytea not null,
  primary key (quote_id, carrier)
);

alter table given_details alter column details set storage external;
