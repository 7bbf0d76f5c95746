-- The words that the folders of carriers and of the market hold for visitors, by a hash of them. Offers keep the hash; the
-- words are kept here for offers that outlive the folder's present words. Nothing of a visitor is in them.
create table folder_sentence (
  hash text primary key,
  words text not null,
  -- When a process last had them loaded.
  loaded_at timestamptz not null
);
