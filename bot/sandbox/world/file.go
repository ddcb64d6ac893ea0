package world

import (
	"bytes"
	"encoding/json"
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
	"strings"

	"farpost/bot/sandbox/resource"
)

// FileURL returns the address of a file in a channel: /attachments/CHANNEL/FILE/NAME on the server.
func (w *World) FileURL(channelID, fileID, name string) string {
	return w.Base + "/attachments/" + channelID + "/" + fileID + "/" + url.PathEscape(name)
}

// StoreFile stores an uploaded file for a message and returns its entry among the message's files.
func (w *World) StoreFile(m *Message, up Upload) (resource.Attachment, error) {
	name := resource.SafeName(up.Name)
	a := resource.Attachment{
		ID: w.NewID(), Filename: name, Size: len(up.Data), Description: up.Description,
		ContentType: up.ContentType, Ephemeral: m.OnlyFor != "",
	}
	a.URL = w.FileURL(m.Channel, a.ID, name)
	a.ProxyURL = a.URL
	if kind := resource.PictureType(name); kind != "" {
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

// ReplaceFile removes a stored file, but not at once: a page that was just told of a picture may come for it when the
// next one has taken its place. On Discord such addresses live on as well.
func (w *World) ReplaceFile(id string) {
	if data, err := w.storedFile(id); err == nil {
		w.LendFile(id, data)
	}
	w.dropFile(id)
}

// LendFile lets a file that no message shows be read for a while: until maxLoose others came.
func (w *World) LendFile(id string, data []byte) {
	w.files.loose = append(w.files.loose, looseFile{id, data})
	w.files.loose = w.files.loose[max(len(w.files.loose)-maxLoose, 0):]
}

// dropFile removes a stored file.
func (w *World) dropFile(id string) {
	if w.files.dir == "" {
		delete(w.files.memory, id)
		return
	}
	if err := os.Remove(filepath.Join(w.files.dir, id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.Fail(fmt.Errorf("sandbox state: remove attachment %s: %w", id, err))
	}
}

// DropFiles removes the files of a message.
func (w *World) DropFiles(m *Message) {
	for _, f := range m.Files {
		w.dropFile(f.ID)
	}
}

// ReadFile returns a file that a message shows or that is lent; fs.ErrNotExist for another. It takes the lock.
func (w *World) ReadFile(id string) (data []byte, err error) {
	w.Look(func() {
		for _, f := range w.files.loose {
			if f.id == id {
				data = f.data
				return
			}
		}
		data, err = w.storedFile(id)
	})
	return data, err
}

// storedFile returns a file that a message shows.
func (w *World) storedFile(id string) ([]byte, error) {
	if w.files.dir != "" {
		return os.ReadFile(filepath.Join(w.files.dir, id))
	}
	if data, ok := w.files.memory[id]; ok {
		return data, nil
	}
	return nil, fs.ErrNotExist
}

// Rebase makes base the server's URL, and mends the addresses of attachments in all messages when it was another
// before.
func (w *World) Rebase(base string) error {
	old := w.Base
	if old == base {
		return nil
	}
	w.Base = base
	w.touch(kindHead, "")
	if old == "" {
		return nil
	}
	for id, m := range w.Messages {
		raw, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("sandbox state: move the attachments of message %s to %s: %w", id, base, err)
		}
		mended := strings.ReplaceAll(string(raw), old+"/attachments/", base+"/attachments/")
		if mended == string(raw) {
			continue
		}
		*m = Message{}
		if err := json.Unmarshal([]byte(mended), m); err != nil {
			return fmt.Errorf("sandbox state: move the attachments of message %s to %s: %w", id, base, err)
		}
		w.touch(kindMessage, id)
	}
	return nil
}
