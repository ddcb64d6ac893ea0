package sandbox

import (
	"net/http"
	"strings"
)

// fill brings a new message to what a body says.
func (a *api) fill(m *message, d *draft, files map[string]newFile) *apiError {
	m.Flags |= d.Flags
	if d.Content != nil {
		m.Content = strings.TrimSpace(*d.Content)
	}
	if err := a.keepFiles(m, d, files); err != nil {
		return refuse(http.StatusInternalServerError, codeGeneral, err.Error())
	}
	if d.Embeds != nil {
		m.Embeds = *d.Embeds
	}
	if d.Components != nil {
		m.Components = *d.Components
	}
	if err := a.resolveFiles(m, d); err != nil {
		return err
	}
	m.Mentions, m.MentionRoles, m.Everyone = d.Mentions.mentioned(m.text(), a.w.isUser, a.w.isRole)
	if c := a.w.channels[m.Channel]; m.Everyone && c.Kind != channelDM && a.w.permissions(m.Author, c)&PermissionMentionEveryone == 0 {
		m.Everyone = false
	}
	return nil
}

// text is what of a message can mention people: its content or its text displays.
func (m *message) text() string {
	parts := []string{m.Content}
	walkComponents(m.Components, func(c *Component) bool {
		if c.Type == TypeText {
			parts = append(parts, c.Content)
		}
		return true
	})
	return strings.Join(parts, "\n")
}

// edit brings an old message to what a body says; nothing changes when it is refused.
func (a *api) edit(m *message, d *draft, files map[string]newFile) *apiError {
	next := *m
	next.Files = append([]Attachment(nil), m.Files...)
	if d.Content != nil {
		next.Content = strings.TrimSpace(*d.Content)
	}
	if d.Embeds != nil {
		next.Embeds = *d.Embeds
	}
	if d.Components != nil {
		next.Components = *d.Components
	}
	if d.FlagsGiven {
		next.Flags = m.Flags&^flagSuppressEmbeds | d.Flags
	}
	filesGone := d.KeptGiven && len(d.Kept) == 0
	if next.Content == "" && len(next.Embeds) == 0 && len(next.Components) == 0 && len(files) == 0 && (len(next.Files) == 0 || filesGone) {
		return errEmptyMessage
	}
	if err := a.namedFiles(&next, d, files); err != nil {
		return err
	}
	if err := a.keepFiles(&next, d, files); err != nil {
		return refuse(http.StatusInternalServerError, codeGeneral, err.Error())
	}
	if err := a.resolveFiles(&next, d); err != nil {
		return err
	}
	next.Flags &^= flagLoading
	next.Mentions, next.MentionRoles, next.Everyone = d.Mentions.mentioned(next.text(), a.w.isUser, a.w.isRole)
	if m.Flags&flagLoading == 0 {
		next.Edited = a.w.clock.Now()
	}
	*m = next
	a.w.changeMessage(m, messageUpdated)
	return nil
}

// namedFiles refuses an edit whose embeds name files that it will not have, before any file is
// touched.
func (a *api) namedFiles(m *message, d *draft, files map[string]newFile) *apiError {
	have := map[string]bool{}
	kept := map[string]keptFile{}
	for _, k := range d.Kept {
		kept[k.ID] = k
	}
	for _, f := range m.Files {
		if _, stays := kept[f.ID]; stays || !d.KeptGiven {
			have[f.Filename] = true
		}
	}
	for n, up := range files {
		name := up.Name
		if k, ok := kept[n]; ok && k.Filename != "" {
			name = k.Filename
		}
		have[safeName(name)] = true
	}
	return eachAddress(m, func(address *string, _ *Attachment) bool {
		name := attachmentName(*address)
		return name == "" || have[safeName(name)]
	}, nil)
}

// resolveFiles puts the addresses of files in the place of attachment://name.
func (a *api) resolveFiles(m *message, _ *draft) *apiError {
	byName := map[string]*Attachment{}
	for i := range m.Files {
		byName[m.Files[i].Filename] = &m.Files[i]
	}
	err := eachAddress(m, func(address *string, shown *Attachment) bool {
		name := attachmentName(*address)
		if name == "" {
			return true
		}
		a := byName[safeName(name)]
		if a == nil {
			return false
		}
		*address, *shown = a.URL, *a
		return true
	}, a.w.newID)
	if err != nil {
		a.w.dropFiles(m)
	}
	return err
}

func (m *message) empty() bool {
	return m.Content == "" && len(m.Embeds) == 0 && len(m.Components) == 0 && len(m.Files) == 0
}
