-- +goose Up
-- Deadlines are instants of playable time: an instant less heartbeat.shift. To give time back is to raise the shift,
-- one row, however many deadlines there are. heartbeat.given is how much time was given back in all; unlike the shift
-- it knows nothing of a clock that was set. A row from before has the shift 0, so what is there stays right.

ALTER TABLE heartbeat ADD COLUMN shift INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heartbeat ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
INSERT INTO heartbeat (id, alive) VALUES (1, 0) ON CONFLICT (id) DO NOTHING;

-- What heartbeat.given was when the question was asked, or when the players were last told.
ALTER TABLE asks ADD COLUMN given INTEGER NOT NULL DEFAULT 0;

-- Who sits where the question is asked, so that what waits for a person is found however much they have played. Empty
-- while nobody sits there. An ask without a deadline comes last.
ALTER TABLE asks ADD COLUMN player TEXT NOT NULL DEFAULT '';
UPDATE asks SET player = coalesce((SELECT s.player FROM seats s WHERE s.match = asks.match AND s.no = asks.seat), '');
CREATE INDEX asks_by_player ON asks (player, deadline = 0, deadline, match, q) WHERE standing = 0;

-- Since when the clocks of a match stand still, in playable time, and why; 0 while they run.
ALTER TABLE matches ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN stopped_why TEXT NOT NULL DEFAULT '';

-- Invitations of the oldest builds have no job that times them out. They get one here, once, so that no start has to
-- look through all invitations.
INSERT INTO jobs (key, kind, due, match, payload)
SELECT 'invite:' || m.id, 'invite', m.created + 7 * 24 * 3600 * 1000, m.id, x''
FROM matches m
WHERE m.status = 'invited' AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.match = m.id);
