-- +goose Up

ALTER TABLE outbox ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN door TEXT NOT NULL DEFAULT ''; -- empty: none
-- Whether the row is the first of its lane that is not ended. The statements and triggers below keep it.
ALTER TABLE outbox ADD COLUMN head INTEGER NOT NULL DEFAULT 0;
-- Whether the row waits for not_before. A claim wakes those whose time has come, so that it never looks at the others.
ALTER TABLE outbox ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0;

UPDATE outbox SET asleep = 1 WHERE not_before > 0;
UPDATE outbox SET head = 1
WHERE id IN (SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') GROUP BY o.lane);

CREATE INDEX outbox_ready ON outbox (rank, id) WHERE status = 'pending' AND head = 1 AND asleep = 0;
CREATE INDEX outbox_asleep ON outbox (not_before) WHERE status = 'pending' AND head = 1 AND asleep = 1;
CREATE INDEX outbox_by_door ON outbox (door) WHERE status = 'pending' AND door <> '';
CREATE INDEX outbox_by_end ON outbox (status, updated) WHERE status IN ('done', 'dead');
CREATE INDEX outbox_flying ON outbox (id) WHERE status = 'inflight';

-- A row that ends, or is replaced by a later one, makes way for the next of its lane.
-- +goose StatementBegin
CREATE TRIGGER outbox_ended AFTER UPDATE OF status ON outbox
WHEN OLD.head = 1 AND NEW.status NOT IN ('pending', 'inflight')
BEGIN
  UPDATE outbox SET head = 0 WHERE id = NEW.id;
  UPDATE outbox SET head = 1 WHERE id = (
    SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = NEW.lane);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER outbox_replaced AFTER DELETE ON outbox
WHEN OLD.head = 1
BEGIN
  UPDATE outbox SET head = 1 WHERE id = (
    SELECT min(o.id) FROM outbox AS o WHERE o.status IN ('pending', 'inflight') AND o.lane = OLD.lane);
END;
-- +goose StatementEnd

-- What stands before an urgent row in its lane is as urgent.
-- +goose StatementBegin
CREATE TRIGGER outbox_urged AFTER INSERT ON outbox
WHEN NEW.head = 0
BEGIN
  UPDATE outbox SET rank = NEW.rank
  WHERE status IN ('pending', 'inflight') AND lane = NEW.lane AND rank > NEW.rank;
END;
-- +goose StatementEnd

CREATE TABLE doors (
  door   TEXT    NOT NULL PRIMARY KEY,
  until  INTEGER NOT NULL,
  since  INTEGER NOT NULL,
  reason TEXT    NOT NULL,
  told   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
