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

-- Values, not a SELECT: that of the table that it writes would go through a table of its own at every row.
-- name: InsertOutbox :execlastid
INSERT INTO outbox (lane, coalesce_by, nonce, kind, created, not_before, asleep, status, attempts, unsure, result,
  last_error, updated, payload, rank, door, head)
VALUES (sqlc.arg('lane'), sqlc.narg('coalesce_by'), sqlc.narg('nonce'), sqlc.arg('kind'), sqlc.arg('created'),
  sqlc.arg('not_before'), sqlc.arg('asleep'), 'pending', 0, 0, '',
  '', sqlc.arg('created'), sqlc.arg('payload'), sqlc.arg('rank'), sqlc.arg('door'),
  NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = CAST(sqlc.arg('lane') AS TEXT)));

-- name: CoalescedUntil :one
SELECT CAST(coalesce(max(o.not_before), -1) AS INTEGER) FROM outbox AS o
WHERE o.status = 'pending' AND o.coalesce_by = ? AND o.unsure = 0;

-- name: DoorUntil :one
SELECT until FROM doors WHERE door = ? AND until > ?;

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

-- name: HastenOutbox :execrows
UPDATE outbox SET not_before = 0, asleep = 0
WHERE status = 'pending' AND asleep = 1
  AND EXISTS (SELECT 1 FROM outbox AS o WHERE o.status = 'pending' AND o.asleep = 1 AND o.updated > ?);

-- name: HastenDoors :exec
UPDATE doors SET until = 0;

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
