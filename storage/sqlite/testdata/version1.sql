-- What Farpost's database was at schema version 1, with one of everything.
PRAGMA application_id = 1178686032;
BEGIN TRANSACTION;
CREATE TABLE asks (
  match    TEXT    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  q        INTEGER NOT NULL,
  kind     TEXT    NOT NULL,
  due      TEXT    NOT NULL,
  deadline INTEGER NOT NULL,
  standing INTEGER NOT NULL,
  PRIMARY KEY (match, seat, q)
) STRICT, WITHOUT ROWID;
INSERT INTO "asks" VALUES('sample',0,12,'defence','reaction',1767398400678,0);
INSERT INTO "asks" VALUES('sample',1,13,'say','turn',0,1);
CREATE TABLE books (
  hash TEXT NOT NULL PRIMARY KEY,
  book BLOB NOT NULL
) STRICT;
INSERT INTO "books" VALUES('hash9',X'636F6D70696C6564200020626F6F6B');
CREATE TABLE goose_db_version (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL,
		tstamp TIMESTAMP DEFAULT (datetime('now'))
	);
INSERT INTO "goose_db_version" VALUES(1,0,1,'2026-01-02 12:00:00');
INSERT INTO "goose_db_version" VALUES(2,1,1,'2026-01-02 12:00:00');
CREATE TABLE heartbeat (
  id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  alive INTEGER NOT NULL
) STRICT;
INSERT INTO "heartbeat" VALUES(1,1767358800678);
CREATE TABLE jobs (
  key     TEXT    NOT NULL PRIMARY KEY,
  kind    TEXT    NOT NULL,
  due     INTEGER NOT NULL,
  match   TEXT    REFERENCES matches (id) ON DELETE CASCADE,
  payload BLOB    NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "jobs" VALUES('due:sample','deadline',1767398400678,'sample',X'3132');
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
) STRICT;
INSERT INTO "matches" VALUES('sample','s9','c9','t9','toy','hash9','{"turn":24}','running',7,1767355200678,1767358800678,'{"won":0}',X'00207374617465');
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
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_server ON matches (server);
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_channel ON matches (channel);
CREATE INDEX seats_by_player ON seats (player);
CREATE UNIQUE INDEX log_by_match ON log (match, seq);
CREATE UNIQUE INDEX log_by_interaction ON log (interaction) WHERE interaction IS NOT NULL;
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_match ON jobs (match) WHERE match IS NOT NULL;
COMMIT;
