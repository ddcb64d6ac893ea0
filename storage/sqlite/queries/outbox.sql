-- Statements over open rows repeat the condition of the index outbox_open word for
-- word, for SQLite uses a partial index only where it sees its condition.

-- name: GetOutbox :one
SELECT * FROM outbox WHERE id = ?;

-- name: ListOutbox :many
SELECT * FROM outbox WHERE status = ? ORDER BY id LIMIT ?;

-- The lanes are found by leaps over the index, so a long lane costs no more than a
-- short one; then the first row of each is taken.
-- name: ListReady :many
WITH RECURSIVE lanes (lane) AS (
  SELECT (SELECT min(o.lane) FROM outbox AS o WHERE o.status IN ('pending', 'inflight'))
  UNION ALL
  SELECT (SELECT min(o.lane) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane > lanes.lane)
  FROM lanes WHERE lanes.lane IS NOT NULL
)
SELECT h.*
FROM lanes JOIN outbox AS h ON h.id = (
  SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = lanes.lane)
WHERE h.status = 'pending' AND h.not_before <= ?
ORDER BY h.id
LIMIT ?;

-- name: NextReady :one
WITH RECURSIVE lanes (lane) AS (
  SELECT (SELECT min(o.lane) FROM outbox AS o WHERE o.status IN ('pending', 'inflight'))
  UNION ALL
  SELECT (SELECT min(o.lane) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane > lanes.lane)
  FROM lanes WHERE lanes.lane IS NOT NULL
)
SELECT h.not_before
FROM lanes JOIN outbox AS h ON h.id = (
  SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = lanes.lane)
WHERE h.status = 'pending'
ORDER BY h.not_before
LIMIT 1;

-- name: InsertOutbox :execlastid
INSERT INTO outbox (lane, coalesce_by, nonce, kind, created, not_before, status, attempts, unsure, result, last_error, updated, payload)
VALUES (?, ?, ?, ?, ?, ?, 'pending', 0, 0, '', '', ?, ?);

-- name: DropCoalesced :exec
DELETE FROM outbox WHERE status = 'pending' AND coalesce_by = ? AND unsure = 0 AND id <> ?;

-- name: ClaimOutbox :execrows
UPDATE outbox SET status = 'inflight', attempts = attempts + 1, updated = ?
WHERE id = ? AND status = 'pending';

-- name: FinishOutbox :execrows
UPDATE outbox SET status = 'done', result = sqlc.arg('outcome'), updated = sqlc.arg('updated') WHERE id = sqlc.arg('id') AND status = 'inflight';

-- name: RetryOutbox :execrows
UPDATE outbox SET status = 'pending', not_before = ?, last_error = ?, unsure = ?, updated = ?
WHERE id = ? AND status = 'inflight';

-- name: KillOutbox :execrows
UPDATE outbox SET status = 'dead', last_error = ?, updated = ? WHERE id = ? AND status = 'inflight';

-- name: RequeueOutbox :execrows
UPDATE outbox SET status = 'pending', unsure = 1, updated = ?
WHERE status IN ('pending', 'inflight') AND status = 'inflight';

-- name: PurgeOutbox :execrows
DELETE FROM outbox WHERE id IN (
  SELECT p.id FROM outbox AS p WHERE p.status = ? AND p.updated < ? ORDER BY p.id LIMIT ?);
