-- A watch that has ended stays, without its address and prices, so that its visitor is told.
alter table price_watch alter column recipient drop not null;
alter table price_watch add column ended_at timestamptz;

-- Every page of a quote tells of its order, whatever became of it.
create index policy_order_by_quote on policy_order (quote_id, created_at);
