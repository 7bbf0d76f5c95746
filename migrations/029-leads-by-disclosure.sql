-- A quote may have two leads: one that its visitor asked for, and one by the site's disclosure.
alter table lead add column grounds text not null default 'request' check (grounds in ('request', 'disclosure'));

alter table lead drop constraint lead_quote_id_key;

alter table lead add unique (quote_id, grounds);
