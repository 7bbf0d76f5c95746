#!/bin/sh
# Runs once, when the volume of the database is new: the service gets a database of its own, and is no superuser.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role wadsworth login password :'password';
create database wadsworth owner wadsworth;
SQL
