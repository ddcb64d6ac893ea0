-- What Farpost's database was at schema version 7, with one of everything.
PRAGMA application_id = 1178686032;
BEGIN TRANSACTION;
CREATE TABLE asks (
  match    TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  q        INTEGER NOT NULL,
  kind     TEXT    NOT NULL,
  due      TEXT    NOT NULL,
  deadline INTEGER NOT NULL,
  standing INTEGER NOT NULL, given INTEGER NOT NULL DEFAULT 0, player TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (match, seat, q)
) STRICT, WITHOUT ROWID;
INSERT INTO "asks" VALUES('sample',0,12,'defence','reaction',1767393000678,0,1800000,'p8');
INSERT INTO "asks" VALUES('sample',1,13,'say','turn',0,1,1800000,'p9');
INSERT INTO "asks" VALUES('stopped',0,1,'say','turn',1767382200678,0,600000,'');
CREATE TABLE books (
  hash TEXT NOT NULL PRIMARY KEY,
  book BLOB NOT NULL
) STRICT;
INSERT INTO "books" VALUES('hash9',X'636F6D70696C6564200020626F6F6B');
CREATE TABLE decks (
  owner   TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  folded  TEXT    NOT NULL, -- the name as it is compared
  name    TEXT    NOT NULL,
  list    TEXT    NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (owner, game, folded)
) STRICT;
INSERT INTO "decks" VALUES('p8','toy','città alta','Città Alta','4 Wave
',1767358800678);
CREATE TABLE doors (
  door   TEXT    NOT NULL PRIMARY KEY,
  until  INTEGER NOT NULL,
  since  INTEGER NOT NULL,
  reason TEXT    NOT NULL,
  told   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE event_log (
  event       TEXT    NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  player      TEXT    NOT NULL, -- who did it; empty for the bot
  kind        TEXT    NOT NULL,
  interaction TEXT, -- null for what nobody pressed
  action      TEXT    NOT NULL,
  PRIMARY KEY (event, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_log" VALUES('cup',1,1767369600678,'p9','end','i-8','{"why":"won"}');
CREATE TABLE event_players (
  event  TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  PRIMARY KEY (event, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "event_players" VALUES('cup','p8');
INSERT INTO "event_players" VALUES('cup','p9');
CREATE TABLE events (
  id      TEXT    NOT NULL PRIMARY KEY,
  server  TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  stage   TEXT    NOT NULL,
  closed  INTEGER NOT NULL,
  message TEXT    NOT NULL,
  seq     INTEGER NOT NULL, -- the number of the last entry of the log
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  desk    TEXT    NOT NULL,
  state   TEXT    NOT NULL -- last: an event is sifted out without touching it
) STRICT;
INSERT INTO "events" VALUES('cup','s9','c9','toy','Città Alta','over',1,'m9',1,1767355200678,1767369600678,'{"told":[1]}','{"round":3}');
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO "goose_db_version" VALUES(1,0,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(2,1,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(3,2,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(4,3,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(5,4,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(6,5,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(7,6,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(8,7,1,'2026-01-02 12:00:00');
CREATE TABLE heartbeat (
  id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  alive INTEGER NOT NULL
, shift INTEGER NOT NULL DEFAULT 0, given INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "heartbeat" VALUES(1,1767358800678,5400000,1800000);
CREATE TABLE jobs (
  key     TEXT    NOT NULL PRIMARY KEY,
  kind    TEXT    NOT NULL,
  due     INTEGER NOT NULL,
  match   TEXT    REFERENCES matches (id) ON DELETE CASCADE,
  payload BLOB    NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "jobs" VALUES('due:sample','deadline',1767393000678,'sample',X'3132');
CREATE TABLE log (
  id          INTEGER NOT NULL PRIMARY KEY,
  match       TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL,
  at          INTEGER NOT NULL,
  seat        INTEGER NOT NULL,
  player      TEXT    NOT NULL,
  interaction TEXT, -- null for inputs that nobody pressed
  input       BLOB    NOT NULL,
  events      BLOB    NOT NULL,
  state_hash  BLOB    NOT NULL
) STRICT;
INSERT INTO "log" VALUES(1,'sample',7,1767358800678,1,'p9','i-7',X'696E707574',X'6576656E7473',X'0102');
CREATE TABLE matches (
  id       TEXT    NOT NULL PRIMARY KEY,
  server   TEXT    NOT NULL,
  channel  TEXT    NOT NULL,
  thread   TEXT    NOT NULL,
  game     TEXT    NOT NULL,
  book     TEXT    REFERENCES books (hash),
  settings TEXT    NOT NULL,
  status   TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  created  INTEGER NOT NULL,
  updated  INTEGER NOT NULL,
  result   TEXT    NOT NULL,
  state    BLOB    NOT NULL -- last: headers are read without touching it
, stopped INTEGER NOT NULL DEFAULT 0, stopped_why TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "matches" VALUES('sample','s9','c9','t9','toy','hash9','{"turn":24}','running',7,1767355200678,1767358800678,'{"won":0}',X'00207374617465',0,'');
INSERT INTO "matches" VALUES('stopped','','','','toy',NULL,'{}','running',0,1767355200678,1767358800678,'',X'',1767357000678,'unseen');
CREATE TABLE messages (
  match   TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  purpose TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  id      TEXT    NOT NULL,
  hash    TEXT    NOT NULL,
  updated INTEGER NOT NULL,
  PRIMARY KEY (match, purpose)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES('sample','handover','t9','m9','abc',1767358800678);
CREATE TABLE outbox (
  id          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  lane        TEXT    NOT NULL,
  coalesce_by TEXT, -- null: never merged
  nonce       TEXT, -- null: none
  kind        TEXT    NOT NULL,
  created     INTEGER NOT NULL,
  not_before  INTEGER NOT NULL,
  status      TEXT    NOT NULL,
  attempts    INTEGER NOT NULL,
  unsure      INTEGER NOT NULL,
  result      TEXT    NOT NULL,
  last_error  TEXT    NOT NULL,
  updated     INTEGER NOT NULL,
  payload     BLOB    NOT NULL
, rank INTEGER NOT NULL DEFAULT 0, door TEXT NOT NULL DEFAULT '', head INTEGER NOT NULL DEFAULT 0, asleep INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "outbox" VALUES(1,'channel:t9','board:sample','n-7','edit',1767358800678,1767362400678,'pending',0,0,'','',1767358800678,X'7B7D',0,'',1,1);
CREATE TABLE players (
  id         TEXT    NOT NULL PRIMARY KEY,
  locale     TEXT    NOT NULL,
  notify     TEXT    NOT NULL,
  dm_ok      INTEGER NOT NULL,
  dm_checked INTEGER NOT NULL,
  dm_channel TEXT    NOT NULL,
  settings   TEXT    NOT NULL
) STRICT;
INSERT INTO "players" VALUES('p8','it','dm',1,1767358800678,'d8','{"a":1}');
CREATE TABLE ratings (
  server  TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  season  INTEGER NOT NULL,
  player  TEXT    NOT NULL,
  mu      REAL    NOT NULL,
  sigma   REAL    NOT NULL,
  matches INTEGER NOT NULL,
  won     INTEGER NOT NULL,
  drawn   INTEGER NOT NULL,
  PRIMARY KEY (server, game, season, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES('s9','toy',2,'p8',2.7635231383473648492e+01,8.06550631632354786404e+00,3,2,1);
CREATE TABLE result_players (
  match  TEXT    NOT NULL REFERENCES results (match) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  player TEXT    NOT NULL,
  place  INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_players" VALUES('gone',0,'p9',2);
INSERT INTO "result_players" VALUES('gone',1,'p8',1);
CREATE TABLE results (
  no      INTEGER NOT NULL PRIMARY KEY,
  match   TEXT    NOT NULL UNIQUE,
  server  TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  season  INTEGER NOT NULL,
  ended   INTEGER NOT NULL,
  why     TEXT    NOT NULL,
  rated   INTEGER NOT NULL,
  players INTEGER NOT NULL -- how many there were
) STRICT;
INSERT INTO "results" VALUES(1,'gone','s9','toy',2,1767366000678,'judge',1,2);
CREATE TABLE seasons (
  server TEXT    NOT NULL,
  no     INTEGER NOT NULL,
  began  INTEGER NOT NULL,
  PRIMARY KEY (server, no)
) STRICT, WITHOUT ROWID;
INSERT INTO "seasons" VALUES('s9',2,1767362400678);
CREATE TABLE seats (
  match     TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  no        INTEGER NOT NULL,
  player    TEXT    NOT NULL,
  deck_name TEXT    NOT NULL,
  deck      TEXT    NOT NULL,
  away      INTEGER NOT NULL,
  settings  TEXT    NOT NULL,
  PRIMARY KEY (match, no)
) STRICT;
INSERT INTO "seats" VALUES('sample',1,'p9','','',0,'');
INSERT INTO "seats" VALUES('sample',0,'p8','Tide','4 Wave',1,'{"order":"ask"}');
CREATE TABLE servers (
  id       TEXT NOT NULL PRIMARY KEY,
  channel  TEXT NOT NULL,
  locale   TEXT NOT NULL,
  settings TEXT NOT NULL
) STRICT;
INSERT INTO "servers" VALUES('s9','c9','it','{"role":"r"}');
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_server ON matches (server);
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_channel ON matches (channel);
CREATE INDEX seats_by_player ON seats (player);
CREATE UNIQUE INDEX log_by_match ON log (match, seq);
CREATE UNIQUE INDEX log_by_interaction ON log (interaction) WHERE interaction IS NOT NULL;
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_match ON jobs (match) WHERE match IS NOT NULL;
CREATE INDEX outbox_open ON outbox (lane, id) WHERE status IN ('pending', 'inflight');
CREATE UNIQUE INDEX outbox_by_nonce ON outbox (nonce) WHERE nonce IS NOT NULL;
CREATE INDEX outbox_by_coalesce ON outbox (coalesce_by) WHERE status = 'pending' AND coalesce_by IS NOT NULL;
CREATE INDEX messages_by_place ON messages (channel, id);
CREATE INDEX outbox_ready ON outbox (rank, id) WHERE status = 'pending' AND head = 1 AND asleep = 0;
CREATE INDEX outbox_asleep ON outbox (not_before) WHERE status = 'pending' AND head = 1 AND asleep = 1;
CREATE INDEX outbox_by_door ON outbox (door) WHERE status = 'pending' AND door <> '';
CREATE INDEX outbox_by_end ON outbox (status, updated) WHERE status IN ('done', 'dead');
CREATE INDEX outbox_flying ON outbox (id) WHERE status = 'inflight';
CREATE TRIGGER outbox_ended AFTER UPDATE OF status ON outbox
WHEN OLD.head = 1 AND NEW.status NOT IN ('pending', 'inflight')
BEGIN
  UPDATE outbox SET head = 0 WHERE id = NEW.id;
  UPDATE outbox SET head = 1 WHERE id = (
    SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = NEW.lane);
END;
CREATE TRIGGER outbox_replaced AFTER DELETE ON outbox
WHEN OLD.head = 1
BEGIN
  UPDATE outbox SET head = 1 WHERE id = (
    SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = OLD.lane);
END;
CREATE TRIGGER outbox_urged AFTER INSERT ON outbox
WHEN NEW.head = 0
BEGIN
  UPDATE outbox SET rank = NEW.rank
  WHERE status IN ('pending', 'inflight') AND lane = NEW.lane AND rank > NEW.rank;
END;
CREATE INDEX asks_by_player ON asks (player, deadline = 0, deadline, match, q) WHERE standing = 0;
CREATE INDEX results_by_season ON results (server, game, season, no);
CREATE INDEX result_players_by_player ON result_players (player, match);
CREATE INDEX events_by_server ON events (server, updated DESC, id);
CREATE INDEX events_open ON events (server, updated DESC, id) WHERE closed = 0;
CREATE UNIQUE INDEX event_log_by_interaction ON event_log (interaction) WHERE interaction IS NOT NULL;
CREATE INDEX event_players_by_player ON event_players (player, event);
COMMIT;
