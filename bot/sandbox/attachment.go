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
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
)

func (s *Server) filesDir() string { return s.cfg.StateFile + ".files" }

// pictures are the types that the page may show in place; everything else is downloaded.
var pictures = map[string]string{
	".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp",
}

var unsafeName = regexp.MustCompile(`[^A-Za-z0-9._-]+`)

// safeName is a file's name as Discord stores it: no spaces or separators.
func safeName(name string) string {
	name = strings.Trim(unsafeName.ReplaceAllString(filepath.Base(name), "_"), ".")
	if name == "" {
		return "unknown"
	}
	return name
}

// keepFile stores one uploaded file.
func (s *Server) keepFile(m *message, up upload, described keptFile) (Attachment, error) {
	name := up.name
	if described.Filename != "" {
		name = described.Filename
	}
	name = safeName(name)
	a := Attachment{ID: s.newID(), Filename: name, Size: len(up.data), Description: described.Description, Ephemeral: m.OnlyFor != ""}
	a.URL = s.attachmentBase() + m.Channel + "/" + a.ID + "/" + url.PathEscape(name)
	a.ProxyURL = a.URL
	a.ContentType = up.contentType
	if kind, ok := pictures[strings.ToLower(filepath.Ext(name))]; ok {
		a.ContentType = kind
	}
	if conf, _, err := image.DecodeConfig(bytes.NewReader(up.data)); err == nil {
		a.Width, a.Height = conf.Width, conf.Height
	}
	if s.cfg.StateFile == "" {
		s.memFiles[a.ID] = up.data
		return a, nil
	}
	if err := os.WriteFile(filepath.Join(s.filesDir(), a.ID), up.data, 0o600); err != nil {
		return a, fmt.Errorf("sandbox state: keep attachment %s: %w", name, err)
	}
	return a, nil
}

func (s *Server) attachmentBase() string { return s.URL() + "/attachments/" }

// remembered is how many files that belong to no message can still be read.
const remembered = 64

// replacedFile is a file that an edit took off its message, or that came with a command.
type replacedFile struct {
	id   string
	data []byte
}

// replaceFile forgets a stored file, but not at once: a page that was just told of a picture may
// come for it when the next one has taken its place. On Discord such addresses live on as well.
func (s *Server) replaceFile(id string) {
	if data, err := s.storedFile(id); err == nil {
		s.remember(id, data)
	}
	s.dropFile(id)
}

// remember keeps a file that belongs to no message for a while.
func (s *Server) remember(id string, data []byte) {
	s.replaced = append(s.replaced, replacedFile{id, data})
	s.replaced = s.replaced[max(len(s.replaced)-remembered, 0):]
}

// dropFile forgets a stored file.
func (s *Server) dropFile(id string) {
	if s.cfg.StateFile == "" {
		delete(s.memFiles, id)
		return
	}
	if err := os.Remove(filepath.Join(s.filesDir(), id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		s.fail(fmt.Errorf("sandbox state: remove attachment %s: %w", id, err))
	}
}

func (s *Server) dropFiles(m *message) {
	for _, f := range m.Files {
		s.dropFile(f.ID)
	}
}

// serveAttachment answers /attachments/{channel}/{attachment}/{name}.
func (s *Server) serveAttachment(rw http.ResponseWriter, r *http.Request) {
	id := r.PathValue("attachment")
	if !isSnowflake(id) {
		http.NotFound(rw, r)
		return
	}
	data, err := s.readFile(id)
	if err != nil {
		http.NotFound(rw, r)
		return
	}
	h := rw.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	h.Set("Cache-Control", "private, max-age=31536000, immutable")
	if kind, ok := pictures[strings.ToLower(filepath.Ext(r.PathValue("name")))]; ok {
		h.Set("Content-Type", kind)
	} else {
		h.Set("Content-Type", "application/octet-stream")
		h.Set("Content-Disposition", "attachment")
	}
	// A client that went away cannot be told so.
	_, _ = rw.Write(data)
}

func (s *Server) readFile(id string) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.replaced {
		if f.id == id {
			return f.data, nil
		}
	}
	return s.storedFile(id)
}

// storedFile reads a file that a message shows.
func (s *Server) storedFile(id string) ([]byte, error) {
	if s.cfg.StateFile != "" {
		return os.ReadFile(filepath.Join(s.filesDir(), id))
	}
	if data, ok := s.memFiles[id]; ok {
		return data, nil
	}
	return nil, fs.ErrNotExist
}

// checkFiles refuses entries of the attachments list that name neither a new file nor, in an
// edit, an attachment that the message has.
func (s *Server) checkFiles(body value, d *draft, files map[string]upload, old *message) {
	kept := 0
	for _, k := range d.Kept {
		_, isNew := files[k.ID]
		if !isNew && (old == nil || !old.hasFile(k.ID)) {
			k.path.at("id").bad("ATTACHMENT_NOT_FOUND", "Attachment data not found")
		}
		if !isNew {
			kept++
		}
	}
	if !d.KeptGiven && old != nil {
		kept = len(old.Files)
	}
	if kept+len(files) > maxFiles {
		body.at("attachments").badLength(0, maxFiles)
	}
}

func (m *message) hasFile(id string) bool {
	for _, f := range m.Files {
		if f.ID == id {
			return true
		}
	}
	return false
}

// keepFiles brings a message's files to what a body says: kept ones, then new ones by number.
func (s *Server) keepFiles(m *message, d *draft, files map[string]upload) error {
	described := map[string]keptFile{}
	for _, k := range d.Kept {
		described[k.ID] = k
	}
	if d.KeptGiven {
		var stay []Attachment
		for _, f := range m.Files {
			k, ok := described[f.ID]
			if !ok {
				s.replaceFile(f.ID)
				continue
			}
			if k.Description != "" {
				f.Description = k.Description
			}
			stay = append(stay, f)
		}
		m.Files = stay
	}
	numbers := make([]string, 0, len(files))
	for n := range files {
		numbers = append(numbers, n)
	}
	sort.Slice(numbers, func(i, j int) bool { return idLess(numbers[i], numbers[j]) })
	for _, n := range numbers {
		a, err := s.keepFile(m, files[n], described[n])
		if err != nil {
			return err
		}
		m.Files = append(m.Files, a)
	}
	return nil
}
