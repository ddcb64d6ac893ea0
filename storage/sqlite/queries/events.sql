-- name: GetEvent :one
SELECT * FROM events WHERE id = ?;

-- name: ListEvents :many
SELECT * FROM events ORDER BY updated DESC, id LIMIT ?;

-- name: ListOpenEvents :many
SELECT * FROM events WHERE closed = 0 ORDER BY updated DESC, id LIMIT ?;

-- name: ListEventsOfServer :many
SELECT * FROM events WHERE server = ? ORDER BY updated DESC, id LIMIT ?;

-- name: ListOpenEventsOfServer :many
SELECT * FROM events WHERE server = ? AND closed = 0 ORDER BY updated DESC, id LIMIT ?;

-- name: ListEventsOfPlayer :many
SELECT e.* FROM event_players p JOIN events e ON e.id = p.event
WHERE p.player = sqlc.arg('player')
  AND (e.server = sqlc.arg('server') OR CAST(sqlc.arg('any_server') AS INTEGER))
  AND (e.closed = 0 OR CAST(sqlc.arg('closed_too') AS INTEGER))
ORDER BY e.updated DESC, e.id LIMIT sqlc.arg('most');

-- name: InsertEvent :exec
INSERT INTO events (id, server, channel, game, name, stage, closed, message, seq, created, updated, desk, state)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?);

-- name: UpdateEvent :execrows
UPDATE events
SET server = ?, channel = ?, game = ?, name = ?, stage = ?, closed = ?, message = ?, updated = ?, desk = ?, state = ?
WHERE id = ?;

-- name: DeleteEvent :exec
DELETE FROM events WHERE id = ?;

-- name: GetEventSeq :one
SELECT seq FROM events WHERE id = ?;

-- name: SetEventSeq :exec
UPDATE events SET seq = ? WHERE id = ?;

-- name: InsertEventLog :exec
INSERT INTO event_log (event, seq, at, player, kind, interaction, action) VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: ListEventLog :many
SELECT * FROM event_log WHERE event = ? AND seq >= ? ORDER BY seq LIMIT ?;

-- name: EventOfInteraction :one
SELECT event, seq FROM event_log WHERE interaction = ?;

-- name: ListEventPlayers :many
SELECT player FROM event_players WHERE event = ? ORDER BY player;

-- name: InsertEventPlayer :exec
INSERT INTO event_players (event, player) VALUES (?, ?);

-- name: DeleteEventPlayer :exec
DELETE FROM event_players WHERE event = ? AND player = ?;
