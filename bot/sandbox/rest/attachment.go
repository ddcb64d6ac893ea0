package rest

import (
	"sort"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// checkFiles refuses an attachments list with entries that name neither a new file nor an attachment of the old message
// (nil for a new one), and more files than a message may have.
func (a *API) checkFiles(body form.Value, d *form.MessageBody, files map[string]world.Upload, old *world.Message) {
	kept := 0
	for _, k := range d.Files {
		_, isNew := files[k.ID]
		if !isNew && (old == nil || !old.HasFile(k.ID)) {
			k.Path.At("id").Bad("ATTACHMENT_NOT_FOUND", "Attachment data not found")
		}
		if !isNew {
			kept++
		}
	}
	if !d.FilesGiven && old != nil {
		kept = len(old.Files)
	}
	if kept+len(files) > maxFiles {
		body.At("attachments").BadLength(0, maxFiles)
	}
}

// describedFile returns an uploaded file with what the attachments list says about it.
func describedFile(up world.Upload, entry form.FileEntry) world.Upload {
	up.Description = entry.Description
	if entry.Filename != "" {
		up.Name = entry.Filename
	}
	return up
}

// applyFiles brings a message's files to what a body says: those that stay, then new ones by their numbers.
func (a *API) applyFiles(m *world.Message, d *form.MessageBody, files map[string]world.Upload) error {
	described := map[string]form.FileEntry{}
	for _, k := range d.Files {
		described[k.ID] = k
	}
	if d.FilesGiven {
		var stay []resource.Attachment
		for _, f := range m.Files {
			k, ok := described[f.ID]
			if !ok {
				a.w.ReplaceFile(f.ID)
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
	sort.Slice(numbers, func(i, j int) bool { return resource.IDLess(numbers[i], numbers[j]) })
	for _, n := range numbers {
		stored, err := a.w.StoreFile(m, describedFile(files[n], described[n]))
		if err != nil {
			return err
		}
		m.Files = append(m.Files, stored)
	}
	return nil
}
