-- +goose Up

CREATE TABLE decks (
  owner   TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  folded  TEXT    NOT NULL, -- the name as it is compared
  name    TEXT    NOT NULL,
  list    TEXT    NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (owner, game, folded)
) STRICT;

CREATE TABLE players (
  id         TEXT    NOT NULL PRIMARY KEY,
  locale     TEXT    NOT NULL,
  notify     TEXT    NOT NULL,
  dm_ok      INTEGER NOT NULL,
  dm_checked INTEGER NOT NULL,
  dm_channel TEXT    NOT NULL,
  settings   TEXT    NOT NULL
) STRICT;

CREATE TABLE servers (
  id       TEXT NOT NULL PRIMARY KEY,
  channel  TEXT NOT NULL,
  locale   TEXT NOT NULL,
  settings TEXT NOT NULL
) STRICT;
