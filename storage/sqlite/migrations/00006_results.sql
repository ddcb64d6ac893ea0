-- +goose Up
-- How matches between people of a server ended, for ratings and series. They stay when their match is gone, and have
-- numbers in the order in which they were written, for ratings are computed from them one after the other.

CREATE TABLE results (
  no      INTEGER NOT NULL PRIMARY KEY,
  match   TEXT    NOT NULL UNIQUE,
  server  TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  season  INTEGER NOT NULL,
  ended   INTEGER NOT NULL,
  why     TEXT    NOT NULL,
  rated   INTEGER NOT NULL,
  players INTEGER NOT NULL -- how many there were
) STRICT;
CREATE INDEX results_by_season ON results (server, game, season, no);

CREATE TABLE result_players (
  match  TEXT    NOT NULL REFERENCES results (match) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  player TEXT    NOT NULL,
  place  INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_players_by_player ON result_players (player, match);

-- What the results of a season come to. They can be computed anew at any time.
CREATE TABLE ratings (
  server  TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  season  INTEGER NOT NULL,
  player  TEXT    NOT NULL,
  mu      REAL    NOT NULL,
  sigma   REAL    NOT NULL,
  matches INTEGER NOT NULL,
  won     INTEGER NOT NULL,
  drawn   INTEGER NOT NULL,
  PRIMARY KEY (server, game, season, player)
) STRICT, WITHOUT ROWID;

-- Seasons that were begun. A server without any is in its first one.
CREATE TABLE seasons (
  server TEXT    NOT NULL,
  no     INTEGER NOT NULL,
  began  INTEGER NOT NULL,
  PRIMARY KEY (server, no)
) STRICT, WITHOUT ROWID;
