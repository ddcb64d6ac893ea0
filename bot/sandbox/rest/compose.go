package rest

import (
	"strings"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// fill brings a new message to what a body says.
func (a *API) fill(m *world.Message, d *form.MessageBody, files map[string]world.Upload) *form.Error {
	m.Flags |= d.Flags
	if d.Content != nil {
		m.Content = strings.TrimSpace(*d.Content)
	}
	if err := a.applyFiles(m, d, files); err != nil {
		return form.ServerError(err)
	}
	if d.Embeds != nil {
		m.Embeds = *d.Embeds
	}
	if d.Components != nil {
		m.Components = *d.Components
	}
	if err := a.resolveFiles(m); err != nil {
		return err
	}
	m.Mentions, m.MentionRoles, m.Everyone = d.Mentions.Mentioned(m.Text(), a.w.IsUser, a.w.IsRole)
	if c := a.w.Channels[m.Channel]; c.Kind != resource.ChannelDM {
		m.Everyone = m.Everyone && a.w.Permissions(m.Author, c)&resource.PermissionMentionEveryone != 0
	}
	return nil
}

// edit brings an old message to what a body says. A body that is refused changes nothing.
func (a *API) edit(m *world.Message, d *form.MessageBody, files map[string]world.Upload) *form.Error {
	next := *m
	next.Files = append([]resource.Attachment(nil), m.Files...)
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
		next.Flags = m.Flags&^resource.FlagSuppressEmbeds | d.Flags
	}
	left := next
	if d.FilesGiven && len(d.Files) == 0 {
		left.Files = nil
	}
	if left.Empty() && len(files) == 0 {
		return form.ErrEmptyMessage
	}
	if err := a.namedFiles(&next, d, files); err != nil {
		return err
	}
	if err := a.applyFiles(&next, d, files); err != nil {
		return form.ServerError(err)
	}
	if err := a.resolveFiles(&next); err != nil {
		return err
	}
	next.Flags &^= resource.FlagLoading
	next.Mentions, next.MentionRoles, next.Everyone = d.Mentions.Mentioned(next.Text(), a.w.IsUser, a.w.IsRole)
	if m.Flags&resource.FlagLoading == 0 {
		next.Edited = a.w.Clock.Now()
	}
	*m = next
	a.w.ChangeMessage(m, world.MessageUpdated)
	return nil
}

// namedFiles refuses an edit that shows files which the message will not have. It comes before any file is touched.
func (a *API) namedFiles(m *world.Message, d *form.MessageBody, files map[string]world.Upload) *form.Error {
	have := map[string]bool{}
	kept := map[string]form.FileEntry{}
	for _, k := range d.Files {
		kept[k.ID] = k
	}
	for _, f := range m.Files {
		if _, stays := kept[f.ID]; stays || !d.FilesGiven {
			have[f.Filename] = true
		}
	}
	for n, up := range files {
		name := up.Name
		if k, ok := kept[n]; ok && k.Filename != "" {
			name = k.Filename
		}
		have[resource.SafeName(name)] = true
	}
	return eachAddress(m, func(address *string, _ *resource.Attachment) bool {
		name := resource.AttachmentName(*address)
		return name == "" || have[resource.SafeName(name)]
	}, nil)
}

// resolveFiles replaces each attachment://name of a message by the address of its file. When it refuses, the files are
// removed.
func (a *API) resolveFiles(m *world.Message) *form.Error {
	byName := map[string]*resource.Attachment{}
	for i := range m.Files {
		byName[m.Files[i].Filename] = &m.Files[i]
	}
	err := eachAddress(m, func(address *string, shown *resource.Attachment) bool {
		name := resource.AttachmentName(*address)
		if name == "" {
			return true
		}
		a := byName[resource.SafeName(name)]
		if a == nil {
			return false
		}
		*address, *shown = a.URL, *a
		return true
	}, a.w.NewID)
	if err != nil {
		a.w.DropFiles(m)
	}
	return err
}
