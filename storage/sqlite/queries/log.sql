-- name: ListLog :many
SELECT match, seq, at, seat, player, interaction, input, events, state_hash
FROM log WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?;

-- name: GetLogByInteraction :one
SELECT match, seq, at, seat, player, interaction, input, events, state_hash
FROM log WHERE interaction = ?;

-- name: InsertLog :exec
INSERT INTO log (match, seq, at, seat, player, interaction, input, events, state_hash)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: SeqOfInteraction :one
SELECT match, seq FROM log WHERE interaction = ?;
