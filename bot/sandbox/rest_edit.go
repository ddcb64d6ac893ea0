package sandbox

import "time"

func editMessage(a *api, r *request) (any, *apiError) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != a.w.Bot.ID {
		return nil, errEditOfOthers
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	if c.Kind == channelDM && !a.w.members[c.DMWith].DMsOpen {
		return nil, errCannotSendToUser
	}
	if len(r.files) > 0 {
		if err := a.need(c, PermissionAttachFiles); err != nil {
			return nil, err
		}
	}
	if err := a.countLateEdit(m); err != nil {
		return nil, err
	}
	return a.rewrite(r, r.body, m)
}

// countLateEdit counts an edit of a message that is older than an hour.
func (a *api) countLateEdit(m *message) *apiError {
	now := a.w.clock.Now()
	if now.Sub(m.At) <= time.Hour || a.cfg.Limits.OldEdits < 0 {
		return nil
	}
	for len(m.LateEdits) > 0 && now.Sub(m.LateEdits[0]) >= time.Hour {
		m.LateEdits = m.LateEdits[1:]
	}
	if len(m.LateEdits) >= a.cfg.Limits.OldEdits {
		e := rateLimited(time.Hour-now.Sub(m.LateEdits[0]), false)
		e.Code, e.Message = codeTooManyEdits, "Maximum number of edits to messages older than 1 hour reached. Try again later"
		return e
	}
	m.LateEdits = append(m.LateEdits, now)
	return nil
}

// rewrite edits a message by a body, for the channel's and the webhook's way alike.
func (a *api) rewrite(r *request, body value, m *message) (any, *apiError) {
	if !body.object() {
		return nil, r.form.err()
	}
	d := readDraft(body, 2000, flagSuppressEmbeds|flagComponentsV2, m.Flags)
	a.checkFiles(body, &d, r.files, m)
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if err := a.edit(m, &d, r.files); err != nil {
		return nil, err
	}
	return a.w.wireMessage(m), nil
}
