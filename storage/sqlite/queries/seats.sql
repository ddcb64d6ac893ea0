-- name: ListSeats :many
SELECT * FROM seats WHERE match = ? ORDER BY no;

-- name: PutSeat :exec
INSERT INTO seats (match, no, player, deck_name, deck, away, settings) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match, no) DO UPDATE SET
  player = excluded.player, deck_name = excluded.deck_name, deck = excluded.deck,
  away = excluded.away, settings = excluded.settings;

-- name: SeatAsks :exec
UPDATE asks SET player = sqlc.arg('player')
WHERE match = sqlc.arg('match') AND seat = sqlc.arg('seat') AND player <> sqlc.arg('player');

-- name: DeleteSeat :exec
DELETE FROM seats WHERE match = ? AND no = ?;

-- Deadlines are stored without the shift: what is read has it added, what is written has it taken off.

-- name: ListAsks :many
SELECT match, seat, q, kind, due,
  CAST(CASE deadline WHEN 0 THEN 0 ELSE deadline + (SELECT shift FROM heartbeat) END AS INTEGER) AS deadline,
  standing, CAST((SELECT h.given FROM heartbeat h) - given AS INTEGER) AS given
FROM asks WHERE match = ? ORDER BY seat, q;

-- name: PutAsk :exec
INSERT INTO asks (match, seat, q, kind, due, deadline, standing, given, player)
VALUES (sqlc.arg('match'), sqlc.arg('seat'), sqlc.arg('q'), sqlc.arg('kind'), sqlc.arg('due'),
  CASE CAST(sqlc.arg('deadline') AS INTEGER) WHEN 0 THEN 0
    ELSE CAST(sqlc.arg('deadline') AS INTEGER) - (SELECT shift FROM heartbeat) END,
  sqlc.arg('standing'), (SELECT h.given FROM heartbeat h) - CAST(sqlc.arg('given') AS INTEGER),
  coalesce((SELECT s.player FROM seats s
    WHERE s.match = CAST(sqlc.arg('match') AS TEXT) AND s.no = CAST(sqlc.arg('seat') AS INTEGER)), ''))
ON CONFLICT (match, seat, q) DO UPDATE SET
  kind = excluded.kind, due = excluded.due, deadline = excluded.deadline, standing = excluded.standing,
  given = excluded.given;

-- name: DeleteAsk :exec
DELETE FROM asks WHERE match = ? AND seat = ? AND q = ?;

-- name: ListInbox :many
SELECT a.match, a.seat, a.q, a.kind, a.due,
  CAST(CASE a.deadline WHEN 0 THEN 0 ELSE a.deadline + (SELECT shift FROM heartbeat) END AS INTEGER) AS deadline,
  a.standing, CAST((SELECT h.given FROM heartbeat h) - a.given AS INTEGER) AS given,
  m.server, m.channel, m.thread, m.game, m.book, m.settings, m.status, m.seq, m.created, m.updated, m.result,
  CAST(CASE m.stopped WHEN 0 THEN 0 ELSE m.stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped,
  m.stopped_why
FROM asks a JOIN matches m ON m.id = a.match
WHERE a.player = CAST(sqlc.arg('player') AS TEXT) AND a.match <> CAST(sqlc.arg('but') AS TEXT) AND a.standing = 0
  AND m.status IN ('setup', 'running')
ORDER BY a.deadline = 0, a.deadline, a.match, a.q
LIMIT sqlc.arg('most');
