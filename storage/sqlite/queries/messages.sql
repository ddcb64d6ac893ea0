-- name: GetMessage :one
SELECT * FROM messages WHERE match = ? AND purpose = ?;

-- name: GetMessageAt :one
SELECT * FROM messages WHERE channel = ? AND id = ?;

-- name: ListMessages :many
SELECT * FROM messages WHERE match = ? ORDER BY purpose;

-- name: PutMessage :exec
INSERT INTO messages (match, purpose, channel, id, hash, updated) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (match, purpose) DO UPDATE SET
  channel = excluded.channel, id = excluded.id, hash = excluded.hash, updated = excluded.updated;

-- name: DeleteMessage :exec
DELETE FROM messages WHERE match = ? AND purpose = ?;
