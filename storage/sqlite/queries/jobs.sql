-- Due is stored without the shift: what is read has it added, what is written has it taken off.

-- name: GetJob :one
SELECT key, kind, CAST(due + (SELECT shift FROM heartbeat) AS INTEGER) AS due, match, payload
FROM jobs WHERE key = ?;

-- name: ListJobsOf :many
SELECT key, kind, CAST(due + (SELECT shift FROM heartbeat) AS INTEGER) AS due, match, payload
FROM jobs WHERE match = ? ORDER BY jobs.due, key;

-- name: ListJobsDue :many
SELECT key, kind, CAST(due + (SELECT shift FROM heartbeat) AS INTEGER) AS due, match, payload
FROM jobs WHERE jobs.due <= CAST(sqlc.arg('now') AS INTEGER) - (SELECT shift FROM heartbeat)
ORDER BY jobs.due, key LIMIT sqlc.arg('limit');

-- name: NextDue :one
SELECT CAST(due + (SELECT shift FROM heartbeat) AS INTEGER) AS due FROM jobs ORDER BY jobs.due LIMIT 1;

-- name: PutJob :exec
INSERT INTO jobs (key, kind, due, match, payload)
VALUES (sqlc.arg('key'), sqlc.arg('kind'), CAST(sqlc.arg('due') AS INTEGER) - (SELECT shift FROM heartbeat),
  sqlc.arg('match'), sqlc.arg('payload'))
ON CONFLICT (key) DO UPDATE SET
  kind = excluded.kind, due = excluded.due, match = excluded.match, payload = excluded.payload;

-- name: DeleteJob :exec
DELETE FROM jobs WHERE key = ?;

-- name: GetHeartbeat :one
SELECT alive, shift, given FROM heartbeat;

-- name: PutHeartbeat :exec
UPDATE heartbeat SET alive = ?, shift = ?, given = ?;
