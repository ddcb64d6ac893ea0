-- name: GetJob :one
SELECT * FROM jobs WHERE key = ?;

-- name: ListJobsOf :many
SELECT * FROM jobs WHERE match = ? ORDER BY due, key;

-- name: ListJobsDue :many
SELECT * FROM jobs WHERE due <= ? ORDER BY due, key LIMIT ?;

-- name: NextDue :one
SELECT due FROM jobs ORDER BY due LIMIT 1;

-- name: PutJob :exec
INSERT INTO jobs (key, kind, due, match, payload) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (key) DO UPDATE SET
  kind = excluded.kind, due = excluded.due, match = excluded.match, payload = excluded.payload;

-- name: DeleteJob :exec
DELETE FROM jobs WHERE key = ?;

-- name: ShiftJobs :execrows
UPDATE jobs SET due = due + sqlc.arg('by') WHERE kind IN (sqlc.slice('kinds'));

-- name: GetAlive :one
SELECT alive FROM heartbeat WHERE id = 1;

-- name: PutAlive :exec
INSERT INTO heartbeat (id, alive) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive;
