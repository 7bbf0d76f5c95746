-- Which of a carrier's products was ordered; null for its usual one, and for a carrier with only one. In price_check and
-- price_share `carrier` is the id of the offer, which names the product after a dot.
alter table policy_order add column product text;
