-- name: GetResult :one
SELECT * FROM results WHERE match = ?;

-- name: ListResultPlayers :many
SELECT seat, player, place FROM result_players WHERE match = ? ORDER BY seat;

-- name: ListResults :many
SELECT r.*, p.seat, p.player, p.place FROM results r JOIN result_players p ON p.match = r.match
WHERE r.no IN (
  SELECT x.no FROM results x
  WHERE x.server = sqlc.arg('server') AND x.game = sqlc.arg('game')
    AND (x.season = sqlc.arg('season') OR CAST(sqlc.arg('any_season') AS INTEGER))
  ORDER BY x.no DESC LIMIT sqlc.arg('most')
)
ORDER BY r.no DESC, p.seat;

-- name: ListResultsOf :many
SELECT r.*, p.seat, p.player, p.place FROM results r JOIN result_players p ON p.match = r.match
WHERE r.no IN (
  SELECT x.no FROM result_players me JOIN results x ON x.match = me.match
  WHERE me.player = sqlc.arg('player') AND x.server = sqlc.arg('server') AND x.game = sqlc.arg('game')
    AND (x.season = sqlc.arg('season') OR CAST(sqlc.arg('any_season') AS INTEGER))
  ORDER BY x.no DESC LIMIT sqlc.arg('most')
)
ORDER BY r.no DESC, p.seat;

-- name: InsertResult :exec
INSERT INTO results (match, server, game, season, ended, why, rated, players) VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: InsertResultPlayer :exec
INSERT INTO result_players (match, seat, player, place) VALUES (?, ?, ?, ?);

-- name: DeleteResult :exec
DELETE FROM results WHERE match = ?;

-- name: ListSeries :many
SELECT other.player, CAST(sum(me.place < other.place) AS INTEGER) AS won,
  CAST(sum(me.place > other.place) AS INTEGER) AS lost, CAST(sum(me.place = other.place) AS INTEGER) AS drawn,
  CAST(max(r.no) AS INTEGER) AS latest
FROM result_players me
JOIN results r ON r.match = me.match
JOIN result_players other ON other.match = me.match AND other.seat <> me.seat
WHERE me.player = sqlc.arg('player') AND r.server = sqlc.arg('server') AND r.game = sqlc.arg('game')
  AND r.players = 2 AND r.rated = 1
GROUP BY other.player
ORDER BY latest DESC;

-- name: GetRating :one
SELECT * FROM ratings WHERE server = ? AND game = ? AND season = ? AND player = ?;

-- name: ListRatings :many
SELECT * FROM ratings WHERE server = ? AND game = ? AND season = ? ORDER BY player;

-- name: PutRating :exec
INSERT INTO ratings (server, game, season, player, mu, sigma, matches, won, drawn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (server, game, season, player) DO UPDATE SET
  mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, won = excluded.won, drawn = excluded.drawn;

-- name: DeleteRatings :exec
DELETE FROM ratings WHERE server = ? AND game = ? AND season = ?;

-- name: ListSeasons :many
SELECT * FROM seasons WHERE server = ? ORDER BY no;

-- name: InsertSeason :exec
INSERT INTO seasons (server, no, began) VALUES (?, ?, ?);
