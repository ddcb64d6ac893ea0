-- Statements over open rows repeat the condition of the index outbox_open word for
-- word, for SQLite uses a partial index only where it sees its condition.

-- name: GetOutbox :one
SELECT * FROM outbox WHERE id = ?;

-- name: ListOutbox :many
SELECT * FROM outbox WHERE status = ? ORDER BY id LIMIT ?;

-- name: WakeOutbox :exec
UPDATE outbox SET asleep = 0 WHERE status = 'pending' AND head = 1 AND asleep = 1 AND not_before <= ?;

-- name: ListReady :many
SELECT * FROM outbox WHERE status = 'pending' AND head = 1 AND asleep = 0 AND rank <= ?
ORDER BY rank, id
LIMIT ?;

-- name: AnyReady :one
SELECT EXISTS (SELECT 1 FROM outbox WHERE status = 'pending' AND head = 1 AND asleep = 0 AND rank <= ?);

-- name: LaneHead :one
SELECT * FROM outbox WHERE status IN ('pending', 'inflight') AND lane = ? ORDER BY id LIMIT 1;

-- name: NextAwake :one
SELECT not_before FROM outbox WHERE status = 'pending' AND head = 1 AND asleep = 1 ORDER BY not_before LIMIT 1;

-- The row waits for its own time, for its door, and for what the row that it replaces had to wait for.
-- name: InsertOutbox :execlastid
INSERT INTO outbox (lane, coalesce_by, nonce, kind, created, status, attempts, unsure, result, last_error, updated,
  payload, rank, door, head, not_before, asleep)
SELECT sqlc.arg('lane'), sqlc.narg('coalesce_by'), sqlc.narg('nonce'), sqlc.arg('kind'), sqlc.arg('created'),
  'pending', 0, 0, '', '', sqlc.arg('created'), sqlc.arg('payload'), sqlc.arg('rank'), sqlc.arg('door'),
  NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = CAST(sqlc.arg('lane') AS TEXT)),
  w.until, w.until > 0
FROM (SELECT max(CAST(sqlc.arg('not_before') AS INTEGER),
  coalesce((SELECT d.until FROM doors AS d WHERE d.door = CAST(sqlc.arg('door') AS TEXT) AND d.until > CAST(sqlc.arg('created') AS INTEGER)), 0),
  coalesce((SELECT max(o.not_before) FROM outbox AS o
    WHERE o.status = 'pending' AND o.coalesce_by = CAST(sqlc.narg('coalesce_by') AS TEXT) AND o.unsure = 0), 0)) AS until) AS w;

-- name: DropCoalesced :exec
DELETE FROM outbox WHERE status = 'pending' AND coalesce_by = ? AND unsure = 0 AND id <> ?;

-- name: ClaimOutbox :execrows
UPDATE outbox SET status = 'inflight', attempts = attempts + 1, updated = ?
WHERE id = ? AND status = 'pending';

-- name: FinishOutbox :execrows
UPDATE outbox SET status = 'done', result = sqlc.arg('outcome'), updated = sqlc.arg('updated') WHERE id = sqlc.arg('id') AND status = 'inflight';

-- name: RetryOutbox :execrows
UPDATE outbox SET status = 'pending', not_before = sqlc.arg('not_before'), asleep = CAST(sqlc.arg('asleep') AS INTEGER),
  last_error = sqlc.arg('last_error'), unsure = sqlc.arg('unsure'), updated = sqlc.arg('updated')
WHERE id = sqlc.arg('id') AND status = 'inflight';

-- name: KillOutbox :execrows
UPDATE outbox SET status = 'dead', last_error = ?, updated = ? WHERE id = ? AND status = 'inflight';

-- name: RequeueOutbox :execrows
UPDATE outbox SET status = 'pending', unsure = 1, updated = ?
WHERE status = 'inflight';

-- name: PurgeOutbox :execrows
DELETE FROM outbox WHERE id IN (
  SELECT p.id FROM outbox AS p WHERE p.status = ? AND p.status IN ('done', 'dead') AND p.updated < ?
  ORDER BY p.updated, p.id LIMIT ?);

-- name: GetDoor :one
SELECT * FROM doors WHERE door = ?;

-- name: ListDoors :many
SELECT * FROM doors ORDER BY door;

-- name: PutDoor :exec
INSERT INTO doors (door, until, since, reason, told) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (door) DO UPDATE SET
  until = excluded.until, since = excluded.since, reason = excluded.reason, told = excluded.told;

-- name: DeleteDoor :execrows
DELETE FROM doors WHERE door = ?;

-- name: HoldDoor :exec
UPDATE outbox SET not_before = sqlc.arg('until'), asleep = 1
WHERE status = 'pending' AND door <> '' AND door = sqlc.arg('door') AND not_before < sqlc.arg('until');

-- name: FreeDoor :exec
UPDATE outbox SET not_before = 0, asleep = 0
WHERE status = 'pending' AND door <> '' AND door = sqlc.arg('door');
