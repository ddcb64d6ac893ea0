-- +goose Up
-- Instants are UTC milliseconds, 0 for none; text is never null, empty for none,
-- except where a reference or a partial index wants null.

PRAGMA application_id = 1178686032; -- "FARP": tells our files from other programs'

CREATE TABLE books (
  hash TEXT NOT NULL PRIMARY KEY,
  book BLOB NOT NULL
) STRICT;

CREATE TABLE matches (
  id       TEXT    NOT NULL PRIMARY KEY,
  server   TEXT    NOT NULL,
  channel  TEXT    NOT NULL,
  thread   TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  book     TEXT    REFERENCES books (hash),
  settings TEXT    NOT NULL,
  status   TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  created  INTEGER NOT NULL,
  updated  INTEGER NOT NULL,
  result   TEXT    NOT NULL,
  state    BLOB    NOT NULL -- last: headers are read without touching it
) STRICT;
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_server ON matches (server);
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_channel ON matches (channel);

CREATE TABLE seats (
  match     TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  no        INTEGER NOT NULL,
  player    TEXT    NOT NULL,
  deck_name TEXT    NOT NULL,
  deck      TEXT    NOT NULL,
  away      INTEGER NOT NULL,
  settings  TEXT    NOT NULL,
  PRIMARY KEY (match, no)
) STRICT;
CREATE INDEX seats_by_player ON seats (player);

CREATE TABLE asks (
  match    TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  q        INTEGER NOT NULL,
  kind     TEXT    NOT NULL,
  due      TEXT    NOT NULL,
  deadline INTEGER NOT NULL,
  standing INTEGER NOT NULL,
  PRIMARY KEY (match, seat, q)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
  id          INTEGER NOT NULL PRIMARY KEY,
  match       TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  player      TEXT    NOT NULL,
  interaction TEXT, -- null for inputs that nobody pressed
  input       BLOB    NOT NULL,
  events      BLOB    NOT NULL,
  state_hash  BLOB    NOT NULL
) STRICT;
CREATE UNIQUE INDEX log_by_match ON log (match, seq);
CREATE UNIQUE INDEX log_by_interaction ON log (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE jobs (
  key     TEXT    NOT NULL PRIMARY KEY,
  kind    TEXT    NOT NULL,
  due     INTEGER NOT NULL,
  match   TEXT    REFERENCES matches (id) ON DELETE CASCADE,
  payload BLOB    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_match ON jobs (match) WHERE match IS NOT NULL;

CREATE TABLE heartbeat (
  id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  alive INTEGER NOT NULL
) STRICT;
