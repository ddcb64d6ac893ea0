-- +goose Up

CREATE TABLE outbox (
  id          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  lane        TEXT    NOT NULL,
  coalesce_by TEXT, -- null: never merged
  nonce       TEXT, -- null: none
  kind        TEXT    NOT NULL,
  created     INTEGER NOT NULL,
  not_before  INTEGER NOT NULL,
  status      TEXT    NOT NULL,
  attempts    INTEGER NOT NULL,
  unsure      INTEGER NOT NULL,
  result      TEXT    NOT NULL,
  last_error  TEXT    NOT NULL,
  updated     INTEGER NOT NULL,
  payload     BLOB    NOT NULL
) STRICT;
-- A row in flight always heads its lane: it was claimed as the head, and what is
-- appended later has a greater id.
CREATE INDEX outbox_open ON outbox (lane, id) WHERE status IN ('pending', 'inflight');
CREATE UNIQUE INDEX outbox_by_nonce ON outbox (nonce) WHERE nonce IS NOT NULL;
CREATE INDEX outbox_by_coalesce ON outbox (coalesce_by) WHERE status = 'pending' AND coalesce_by IS NOT NULL;

CREATE TABLE messages (
  match   TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  purpose TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  id      TEXT    NOT NULL,
  hash    TEXT    NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (match, purpose)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_by_place ON messages (channel, id);
