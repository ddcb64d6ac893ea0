-- name: ListSeats :many
SELECT * FROM seats WHERE match = ? ORDER BY no;

-- name: PutSeat :exec
INSERT INTO seats (match, no, player, deck_name, deck, away, settings) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match, no) DO UPDATE SET
  player = excluded.player, deck_name = excluded.deck_name, deck = excluded.deck,
  away = excluded.away, settings = excluded.settings;

-- name: DeleteSeat :exec
DELETE FROM seats WHERE match = ? AND no = ?;

-- name: ListAsks :many
SELECT * FROM asks WHERE match = ? ORDER BY seat, q;

-- name: PutAsk :exec
INSERT INTO asks (match, seat, q, kind, due, deadline, standing) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match, seat, q) DO UPDATE SET
  kind = excluded.kind, due = excluded.due, deadline = excluded.deadline, standing = excluded.standing;

-- name: DeleteAsk :exec
DELETE FROM asks WHERE match = ? AND seat = ? AND q = ?;

-- name: ShiftAsks :execrows
UPDATE asks SET deadline = deadline + ? WHERE deadline <> 0;

-- name: ListInbox :many
SELECT a.match, a.seat, a.q, a.kind, a.due, a.deadline, a.standing,
  m.server, m.channel, m.thread, m.game, m.book, m.settings, m.status, m.seq, m.created, m.updated, m.result
FROM seats s
JOIN asks a ON a.match = s.match AND a.seat = s.no
JOIN matches m ON m.id = s.match
WHERE s.player = ? AND a.standing = 0 AND m.status IN ('setup', 'running')
ORDER BY a.deadline = 0, a.deadline, a.match, a.q;
