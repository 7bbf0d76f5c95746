-- Tokens of carriers with OAuth, shared by all processes. `name` is a keyed hash of the token's address and of who asks;
-- the token is sealed. One process at a time fetches: the one that holds the lease.
create table carrier_token (
  name bytea primary key,
  token bytea,
  -- How many there have been, so that a refused token is dropped once and its successor is not.
  nth integer not null default 0,
  renew_at timestamptz,
  expires_at timestamptz,
  leased_until timestamptz not null,
  check ((token is null) = (expires_at is null)),
  check ((token is null) = (renew_at is null))
);
