-- name: GetMatch :one
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result
FROM matches WHERE id = ?;

-- name: GetState :one
SELECT state FROM matches WHERE id = ?;

-- name: ListMatches :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result
FROM matches
WHERE status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, id
LIMIT ?;

-- name: ListMatchesOfPlayer :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result
FROM matches
WHERE id IN (SELECT match FROM seats WHERE player = sqlc.arg('player'))
  AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, id;

-- name: ListMatchesOfServer :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result
FROM matches
WHERE server = sqlc.arg('server') AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, id;

-- name: ListMatchesAt :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result
FROM matches
WHERE (thread = sqlc.arg('place') OR (channel = sqlc.arg('place') AND thread = ''))
  AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, id;

-- name: InsertMatch :exec
INSERT INTO matches (id, server, channel, thread, game, book, settings, status, seq, created, updated, result, state)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: UpdateMatch :execrows
UPDATE matches
SET server = ?, channel = ?, thread = ?, game = ?, book = ?, settings = ?, status = ?, updated = ?, result = ?
WHERE id = ?;

-- name: AdvanceMatch :execrows
UPDATE matches SET seq = sqlc.arg('next'), state = sqlc.arg('state'), updated = sqlc.arg('updated')
WHERE id = sqlc.arg('id') AND seq = sqlc.arg('was');

-- name: GetBook :one
SELECT book FROM books WHERE hash = ?;

-- name: InsertBook :execrows
INSERT INTO books (hash, book) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING;
