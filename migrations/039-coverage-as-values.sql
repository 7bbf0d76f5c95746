-- Offers and orders store what they cover as kinds and amounts. An earlier version stored a sentence, which nothing turns back into
-- amounts, so a database that holds any is refused.
do $$
begin
  if exists (select from offer) or exists (select from policy_order) then
    raise exception 'The offers in this database were stored by an earlier version, and this one cannot read them. Start with an empty database.';
  end if;
end $$;

delete from carrier_answer;
