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

-- Mostly a job is there and only its time is new. Then neither its other index nor the match that it belongs to is
-- touched. No row: something else is new, too; see ReplaceJob.
-- name: PutJob :execrows
INSERT INTO jobs (key, kind, due, match, payload)
VALUES (sqlc.arg('key'), sqlc.arg('kind'), CAST(sqlc.arg('due') AS INTEGER) - (SELECT shift FROM heartbeat),
  sqlc.arg('match'), sqlc.arg('payload'))
ON CONFLICT (key) DO UPDATE SET due = excluded.due
WHERE kind = excluded.kind AND match IS excluded.match AND payload = excluded.payload;

-- name: ReplaceJob :exec
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
