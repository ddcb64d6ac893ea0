package sandbox

import "sort"

// checkFiles refuses entries of the attachments list that name neither a new file nor, in an
// edit, an attachment that the message has.
func (a *api) checkFiles(body value, d *draft, files map[string]newFile, old *message) {
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

// describedFile returns an uploaded file with what the attachments list says about it.
func describedFile(up newFile, entry keptFile) newFile {
	up.Description = entry.Description
	if entry.Filename != "" {
		up.Name = entry.Filename
	}
	return up
}

// keepFiles brings a message's files to what a body says: kept ones, then new ones by number.
func (a *api) keepFiles(m *message, d *draft, files map[string]newFile) error {
	described := map[string]keptFile{}
	for _, k := range d.Kept {
		described[k.ID] = k
	}
	if d.KeptGiven {
		var stay []Attachment
		for _, f := range m.Files {
			k, ok := described[f.ID]
			if !ok {
				a.w.replaceFile(f.ID)
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
		stored, err := a.w.storeFile(m, describedFile(files[n], described[n]))
		if err != nil {
			return err
		}
		m.Files = append(m.Files, stored)
	}
	return nil
}
