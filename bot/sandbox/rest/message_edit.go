package rest

import (
	"time"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

func editMessage(a *API, r *request) (any, *form.Error) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != a.w.Bot.ID {
		return nil, form.ErrEditOfOthers
	}
	if c.Archived {
		return nil, form.ErrThreadArchived
	}
	if c.Kind == resource.ChannelDM && !a.w.Members[c.DMWith].DMsOpen {
		return nil, form.ErrCannotSendToUser
	}
	if len(r.files) > 0 {
		if err := a.need(c, resource.PermissionAttachFiles); err != nil {
			return nil, err
		}
	}
	if err := a.countLateEdit(m); err != nil {
		return nil, err
	}
	return a.rewrite(r, r.body, m)
}

// countLateEdit counts an edit of a message that is older than an hour against the limit.
func (a *API) countLateEdit(m *world.Message) *form.Error {
	now := a.w.Clock.Now()
	if now.Sub(m.At) <= time.Hour || a.cfg.Limits.OldEdits < 0 {
		return nil
	}
	for len(m.LateEdits) > 0 && now.Sub(m.LateEdits[0]) >= time.Hour {
		m.LateEdits = m.LateEdits[1:]
	}
	if len(m.LateEdits) >= a.cfg.Limits.OldEdits {
		e := form.RateLimited(time.Hour-now.Sub(m.LateEdits[0]), false)
		e.Code = form.CodeTooManyEdits
		e.Message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
		return e
	}
	m.LateEdits = append(m.LateEdits, now)
	return nil
}

// rewrite edits a message by a body and answers it, by way of its channel or of a webhook.
func (a *API) rewrite(r *request, body form.Value, m *world.Message) (any, *form.Error) {
	if !body.Object() {
		return nil, r.form.Err()
	}
	d := form.ReadMessage(body, 2000, resource.FlagSuppressEmbeds|resource.FlagComponentsV2, m.Flags)
	a.checkFiles(body, &d, r.files, m)
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if err := a.edit(m, &d, r.files); err != nil {
		return nil, err
	}
	return a.w.MessageObject(m), nil
}
