-- +goose Up
-- Events are tournaments. Each has a log of what was done to it, and a state, which is the sum of that log.

CREATE TABLE events (
  id      TEXT    NOT NULL PRIMARY KEY,
  server  TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  stage   TEXT    NOT NULL,
  closed  INTEGER NOT NULL,
  message TEXT    NOT NULL,
  seq     INTEGER NOT NULL, -- the number of the last entry of the log
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  desk    TEXT    NOT NULL,
  state   TEXT    NOT NULL -- last: an event is sifted out without touching it
) STRICT;
CREATE INDEX events_by_server ON events (server, updated DESC, id);
CREATE INDEX events_open ON events (server, updated DESC, id) WHERE closed = 0;

CREATE TABLE event_log (
  event       TEXT    NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  player      TEXT    NOT NULL, -- who did it; empty for the bot
  kind        TEXT    NOT NULL,
  interaction TEXT, -- null for what nobody pressed
  action      TEXT    NOT NULL,
  PRIMARY KEY (event, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_log_by_interaction ON event_log (interaction) WHERE interaction IS NOT NULL;

CREATE TABLE event_players (
  event  TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  PRIMARY KEY (event, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_players_by_player ON event_players (player, event);
