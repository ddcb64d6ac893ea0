package world

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Kinds of entities in the state file.
const (
	kindHead    = "head"
	kindMember  = "member"
	kindChannel = "channel"
	kindMessage = "message"
	kindCommand = "command"
	kindEmoji   = "emoji"
)

// key names an entity of the world.
type key struct{ kind, id string }

// record is one line of the state file: an entity as it is now, or null when it is gone.
type record struct {
	Kind  string          `json:"kind"`
	ID    string          `json:"id,omitempty"`
	Value json.RawMessage `json:"value"`
}

// minCompact is how much must have been appended before the journal is written anew.
const minCompact = 1 << 20

// journal is the state file: JSON lines, each an entity as it is now. Each change is appended with one write before it
// is answered, so that killing the process loses nothing that was acknowledged (losing power may). When twice as much
// was appended as the file had, and at least minCompact, it is written anew beside itself and renamed.
type journal struct {
	path     string
	file     *os.File
	size     int64                    // after it was last written anew
	appended int64                    // since then
	alive    func() ([]record, error) // returns all that there is now
}

// openJournal opens or creates the file and returns its records in order. A last line that was cut off by a crash is
// dropped; any other damage is an error.
func openJournal(path string) (*journal, []record, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, nil, fmt.Errorf("sandbox state: create the folder of %s: %w", path, err)
	}
	raw, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, nil, fmt.Errorf("sandbox state: read %s: %w", path, err)
	}
	records, good, err := parseRecords(raw)
	if err != nil {
		return nil, nil, fmt.Errorf("sandbox state: %s: %w; move the file away to begin with a new sandbox", path, err)
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, nil, fmt.Errorf("sandbox state: open %s: %w", path, err)
	}
	if err := narrow(path, 0o600); err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	if err := f.Truncate(int64(good)); err != nil {
		return nil, nil, errors.Join(fmt.Errorf("sandbox state: mend %s: %w", path, err), f.Close())
	}
	if _, err := f.Seek(int64(good), 0); err != nil {
		return nil, nil, errors.Join(fmt.Errorf("sandbox state: mend %s: %w", path, err), f.Close())
	}
	return &journal{path: path, file: f, size: int64(good)}, records, nil
}

// narrow takes from a file or folder the rights beyond mode: hands and decks are in there. An owner who is somebody
// else, and a file system without rights, are let be.
func narrow(path string, mode fs.FileMode) error {
	info, err := os.Stat(path)
	if err == nil && info.Mode().Perm()&^mode != 0 {
		err = os.Chmod(path, info.Mode().Perm()&mode)
	}
	if err != nil && !errors.Is(err, fs.ErrPermission) && !errors.Is(err, errors.ErrUnsupported) {
		return fmt.Errorf("sandbox state: take the rights of others from %s: %w", path, err)
	}
	return nil
}

// parseRecords returns the records of a file and how many of its bytes are whole lines.
func parseRecords(raw []byte) (records []record, good int, err error) {
	for line := 1; good < len(raw); line++ {
		end := bytes.IndexByte(raw[good:], '\n')
		if end < 0 {
			return records, good, nil
		}
		var r record
		if err := json.Unmarshal(raw[good:good+end], &r); err != nil {
			return nil, 0, fmt.Errorf("line %d: %w", line, err)
		}
		records = append(records, r)
		good += end + 1
	}
	return records, good, nil
}

// encodeRecords returns records as JSON lines.
func encodeRecords(records []record) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	for _, r := range records {
		if err := enc.Encode(r); err != nil {
			return nil, fmt.Errorf("sandbox state: encode %s %s: %w", r.Kind, r.ID, err)
		}
	}
	return b.Bytes(), nil
}

// append adds records to the file in one write.
func (j *journal) append(records []record) error {
	raw, err := encodeRecords(records)
	if err != nil {
		return err
	}
	n, err := j.file.Write(raw)
	if err != nil {
		return fmt.Errorf("sandbox state: write %s: %w", j.path, err)
	}
	j.appended += int64(n)
	if j.appended > max(minCompact, 2*j.size) {
		return j.compact()
	}
	return nil
}

// compact writes what is alive to a temporary file and puts it in the place of the state file.
func (j *journal) compact() error {
	records, err := j.alive()
	if err != nil {
		return err
	}
	raw, err := encodeRecords(records)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(j.path), filepath.Base(j.path)+".*.tmp")
	if err != nil {
		return fmt.Errorf("sandbox state: write %s anew: %w", j.path, err)
	}
	if err := writeSynced(f, raw); err != nil {
		return errors.Join(fmt.Errorf("sandbox state: write %s: %w", f.Name(), err), f.Close(), os.Remove(f.Name()))
	}
	if err := os.Rename(f.Name(), j.path); err != nil {
		return errors.Join(fmt.Errorf("sandbox state: put %s in place: %w", j.path, err), f.Close(),
			os.Remove(f.Name()))
	}
	old := j.file
	j.file, j.size, j.appended = f, int64(len(raw)), 0
	return old.Close()
}

// writeSynced writes to a file and waits until the disk has it.
func writeSynced(f *os.File, raw []byte) error {
	if _, err := f.Write(raw); err != nil {
		return err
	}
	return f.Sync()
}

// close writes the file anew and closes it.
func (j *journal) close() error {
	return errors.Join(j.compact(), j.file.Close())
}
