#!/bin/sh
# Backs up the database that DATABASE_URL names into BACKUP_DIR, as docs/operations.md asks for: everything but the keys of quotes,
# kept for BACKUP_DAYS, and these keys apart, kept for two days. What a visitor has erased is unreadable once its key is gone here too.
# pg_dump has to be of the database's version or newer, and needs the database itself, not a pooler.
set -eu
umask 077
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}"
now=$(date -u +%Y-%m-%dT%H-%M-%SZ)

# A dump has its name only once it is whole.
dump() {
  folder=$BACKUP_DIR/$1
  shift
  mkdir -p "$folder"
  rm -f "$folder"/*.partial
  pg_dump --dbname="$DATABASE_URL" --format=custom --file="$folder/$now.partial" "$@"
  mv "$folder/$now.partial" "$folder/$now.dump"
}

# The keys last: each quote in the first has its key in the second, unless it was erased meanwhile.
dump data --exclude-table-data=quote_key
dump keys --data-only --table=quote_key

find "$BACKUP_DIR/data" -name '*.dump' -mtime "+${BACKUP_DAYS:-30}" -delete
find "$BACKUP_DIR/keys" -name '*.dump' -mtime +1 -delete
