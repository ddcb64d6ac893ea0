-- Since when clocks stand still is stored without the shift, as deadlines are.

-- name: GetMatch :one
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result,
  CAST(CASE stopped WHEN 0 THEN 0 ELSE stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped, stopped_why
FROM matches WHERE matches.id = ?;

-- name: GetState :one
SELECT state FROM matches WHERE matches.id = ?;

-- name: ListMatches :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result,
  CAST(CASE stopped WHEN 0 THEN 0 ELSE stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped, stopped_why
FROM matches
WHERE status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, matches.id
LIMIT ?;

-- name: ListMatchesOfPlayer :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result,
  CAST(CASE stopped WHEN 0 THEN 0 ELSE stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped, stopped_why
FROM matches
WHERE matches.id IN (SELECT match FROM seats WHERE player = sqlc.arg('player'))
  AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, matches.id;

-- name: ListMatchesOfServer :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result,
  CAST(CASE stopped WHEN 0 THEN 0 ELSE stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped, stopped_why
FROM matches
WHERE server = sqlc.arg('server') AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, matches.id;

-- name: ListMatchesAt :many
SELECT id, server, channel, thread, game, book, settings, status, seq, created, updated, result,
  CAST(CASE stopped WHEN 0 THEN 0 ELSE stopped + (SELECT shift FROM heartbeat) END AS INTEGER) AS stopped, stopped_why
FROM matches
WHERE (thread = sqlc.arg('place') OR (channel = sqlc.arg('place') AND thread = ''))
  AND status IN (sqlc.slice('statuses'))
ORDER BY updated DESC, matches.id;

-- name: InsertMatch :exec
INSERT INTO matches (id, server, channel, thread, game, book, settings, status, seq, created, updated, result, state,
  stopped, stopped_why)
VALUES (sqlc.arg('id'), sqlc.arg('server'), sqlc.arg('channel'), sqlc.arg('thread'), sqlc.arg('game'), sqlc.arg('book'),
  sqlc.arg('settings'), sqlc.arg('status'), sqlc.arg('seq'), sqlc.arg('created'), sqlc.arg('updated'), sqlc.arg('result'),
  sqlc.arg('state'), CASE CAST(sqlc.arg('stopped') AS INTEGER) WHEN 0 THEN 0
    ELSE CAST(sqlc.arg('stopped') AS INTEGER) - (SELECT shift FROM heartbeat) END, sqlc.arg('stopped_why'));

-- name: UpdateMatch :execrows
UPDATE matches
SET server = sqlc.arg('server'), channel = sqlc.arg('channel'), thread = sqlc.arg('thread'), game = sqlc.arg('game'),
  book = sqlc.arg('book'), settings = sqlc.arg('settings'), status = sqlc.arg('status'), updated = sqlc.arg('updated'),
  result = sqlc.arg('result'), stopped_why = sqlc.arg('stopped_why'),
  stopped = CASE CAST(sqlc.arg('stopped') AS INTEGER) WHEN 0 THEN 0
    ELSE CAST(sqlc.arg('stopped') AS INTEGER) - (SELECT shift FROM heartbeat) END
WHERE matches.id = sqlc.arg('id');

-- name: AdvanceMatch :execrows
UPDATE matches SET seq = sqlc.arg('next'), state = sqlc.arg('state'), updated = sqlc.arg('updated')
WHERE id = sqlc.arg('id') AND seq = sqlc.arg('was');

-- name: GetBook :one
SELECT book FROM books WHERE hash = ?;

-- name: InsertBook :execrows
INSERT INTO books (hash, book) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING;
