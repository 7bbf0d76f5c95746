-- A paid order whose carrier refused it without saying that it issues no policy: a person finds out which, and decides.
alter table policy_order drop constraint policy_order_state_check;
alter table policy_order add constraint policy_order_state_check
  check (state in ('unpaid', 'paid', 'held', 'bound', 'dropped', 'refused', 'refunded'));

-- What an operator decided: to pay it back, or to ask the carrier once more.
alter table policy_order add column by_hand text check (by_hand in ('refund', 'retry'));

drop index policy_order_due;
create index policy_order_due on policy_order (due_at) where state in ('unpaid', 'paid', 'held', 'refused');
