package sandbox

import "time"

func editMessage(s *Server, r *request) (any, *apiError) {
	c, m, err := s.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != s.w.Bot.ID {
		return nil, errEditOfOthers
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	if c.Kind == channelDM && !s.w.members[c.DMWith].DMsOpen {
		return nil, errCannotSendToUser
	}
	if len(r.files) > 0 {
		if err := s.need(c, PermissionAttachFiles); err != nil {
			return nil, err
		}
	}
	if err := s.countLateEdit(m); err != nil {
		return nil, err
	}
	return s.rewrite(r, r.body, m)
}

// countLateEdit counts an edit of a message that is older than an hour.
func (s *Server) countLateEdit(m *message) *apiError {
	now := s.clock.Now()
	if now.Sub(m.At) <= time.Hour || s.limits.OldEdits < 0 {
		return nil
	}
	for len(m.LateEdits) > 0 && now.Sub(m.LateEdits[0]) >= time.Hour {
		m.LateEdits = m.LateEdits[1:]
	}
	if len(m.LateEdits) >= s.limits.OldEdits {
		e := rateLimited(time.Hour-now.Sub(m.LateEdits[0]), false)
		e.Code, e.Message = codeTooManyEdits, "Maximum number of edits to messages older than 1 hour reached. Try again later"
		return e
	}
	m.LateEdits = append(m.LateEdits, now)
	return nil
}

// rewrite edits a message by a body, for the channel's and the webhook's way alike.
func (s *Server) rewrite(r *request, body value, m *message) (any, *apiError) {
	if !body.object() {
		return nil, r.form.err()
	}
	d := readDraft(body, 2000, flagSuppressEmbeds|flagComponentsV2, m.Flags)
	s.checkFiles(body, &d, r.files, m)
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if err := s.edit(m, &d, r.files); err != nil {
		return nil, err
	}
	return s.w.wireMessage(m), nil
}
