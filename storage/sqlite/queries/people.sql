-- name: GetDeck :one
SELECT * FROM decks WHERE owner = ? AND game = ? AND folded = ?;

-- name: ListDecks :many
SELECT * FROM decks WHERE owner = ? ORDER BY game, folded;

-- name: ListDecksFor :many
SELECT * FROM decks WHERE owner = ? AND game = ? ORDER BY folded;

-- name: PutDeck :exec
INSERT INTO decks (owner, game, folded, name, list, updated) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (owner, game, folded) DO UPDATE SET
  name = excluded.name, list = excluded.list, updated = excluded.updated;

-- name: RenameDeck :execrows
UPDATE decks SET folded = sqlc.arg('to_folded'), name = sqlc.arg('to_name'), updated = sqlc.arg('updated')
WHERE owner = sqlc.arg('owner') AND game = sqlc.arg('game') AND folded = sqlc.arg('from_folded');

-- name: DeleteDeck :exec
DELETE FROM decks WHERE owner = ? AND game = ? AND folded = ?;

-- name: GetPlayer :one
SELECT * FROM players WHERE id = ?;

-- name: PutPlayer :exec
INSERT INTO players (id, locale, notify, dm_ok, dm_checked, dm_channel, settings) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  locale = excluded.locale, notify = excluded.notify, dm_ok = excluded.dm_ok,
  dm_checked = excluded.dm_checked, dm_channel = excluded.dm_channel, settings = excluded.settings;

-- name: GetServer :one
SELECT * FROM servers WHERE id = ?;

-- name: ListServers :many
SELECT * FROM servers ORDER BY id;

-- name: PutServer :exec
INSERT INTO servers (id, channel, locale, settings) VALUES (?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET
  channel = excluded.channel, locale = excluded.locale, settings = excluded.settings;
