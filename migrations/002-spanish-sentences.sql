-- The sentences of carriers' folders in Spanish, where a folder says them.
alter table folder_sentence add column spanish text;
