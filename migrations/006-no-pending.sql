-- Nothing read this count: an offer says itself whether it is open.
alter table quote drop column pending;
