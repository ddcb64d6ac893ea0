package sandbox

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/gif"  // sizes of uploaded pictures
	_ "image/jpeg" // sizes of uploaded pictures
	_ "image/png"  // sizes of uploaded pictures
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
)

// newFile is an uploaded file before it is stored.
type newFile struct {
	Name        string
	ContentType string // as the client gave it; the type of a picture follows from its name
	Description string
	Data        []byte
}

// files holds the bytes of attachments by their ids: in a folder, or in memory for a world without a state file.
type files struct {
	dir    string            // empty: in memory
	memory map[string][]byte // without dir
	loose  []looseFile       // the oldest first
}

// looseFile is a file that no message shows: an edit took it off, or it came with a command.
type looseFile struct {
	id   string
	data []byte
}

// maxLoose is how many files that no message shows can still be read.
const maxLoose = 64

// newFiles returns the files of a world. Those of a state file lie in the folder of its name with ".files" behind.
func newFiles(stateFile string) files {
	f := files{memory: map[string][]byte{}}
	if stateFile != "" {
		f.dir = stateFile + ".files"
	}
	return f
}

// fileURL returns the address of a file in a channel.
func (w *world) fileURL(channelID, fileID, name string) string {
	return w.Base + "/attachments/" + channelID + "/" + fileID + "/" + url.PathEscape(name)
}

// storeFile stores an uploaded file for a message and returns what the message says about it.
func (w *world) storeFile(m *message, up newFile) (Attachment, error) {
	name := safeName(up.Name)
	a := Attachment{
		ID: w.newID(), Filename: name, Size: len(up.Data), Description: up.Description,
		ContentType: up.ContentType, Ephemeral: m.OnlyFor != "",
	}
	a.URL = w.fileURL(m.Channel, a.ID, name)
	a.ProxyURL = a.URL
	if kind := pictureType(name); kind != "" {
		a.ContentType = kind
	}
	if conf, _, err := image.DecodeConfig(bytes.NewReader(up.Data)); err == nil {
		a.Width, a.Height = conf.Width, conf.Height
	}
	if w.files.dir == "" {
		w.files.memory[a.ID] = up.Data
		return a, nil
	}
	if err := os.WriteFile(filepath.Join(w.files.dir, a.ID), up.Data, 0o600); err != nil {
		return a, fmt.Errorf("sandbox state: store attachment %s (%s): %w", a.ID, name, err)
	}
	return a, nil
}

// replaceFile removes a stored file, but not at once: a page that was just told of a picture may come for it when
// the next one has taken its place. On Discord such addresses live on as well.
func (w *world) replaceFile(id string) {
	if data, err := w.storedFile(id); err == nil {
		w.lendFile(id, data)
	}
	w.dropFile(id)
}

// lendFile lets a file that no message shows be read for a while: until maxLoose others came.
func (w *world) lendFile(id string, data []byte) {
	w.files.loose = append(w.files.loose, looseFile{id, data})
	w.files.loose = w.files.loose[max(len(w.files.loose)-maxLoose, 0):]
}

// dropFile removes a stored file.
func (w *world) dropFile(id string) {
	if w.files.dir == "" {
		delete(w.files.memory, id)
		return
	}
	if err := os.Remove(filepath.Join(w.files.dir, id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.fail(fmt.Errorf("sandbox state: remove attachment %s: %w", id, err))
	}
}

// dropFiles removes the files of a message.
func (w *world) dropFiles(m *message) {
	for _, f := range m.Files {
		w.dropFile(f.ID)
	}
}

// readFile returns a file that a message shows or that is lent. It takes the lock.
func (w *world) readFile(id string) ([]byte, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, f := range w.files.loose {
		if f.id == id {
			return f.data, nil
		}
	}
	return w.storedFile(id)
}

// storedFile returns a file that a message shows.
func (w *world) storedFile(id string) ([]byte, error) {
	if w.files.dir != "" {
		return os.ReadFile(filepath.Join(w.files.dir, id))
	}
	if data, ok := w.files.memory[id]; ok {
		return data, nil
	}
	return nil, fs.ErrNotExist
}
