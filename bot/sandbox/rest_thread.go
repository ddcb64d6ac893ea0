package sandbox

import (
	"net/http"
	"slices"
	"strconv"
)

// readArchiveMinutes reads how long a thread stays without activity.
func readArchiveMinutes(v value, standard int) int {
	if !v.given() {
		return standard
	}
	n, ok := v.number(0, 1<<20)
	if ok && !slices.Contains([]int64{60, 1440, 4320, 10080}, n) {
		v.bad("BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")
	}
	return int(n)
}

func createThread(s *Server, r *request) (any, *apiError) {
	return s.startThread(r, nil)
}

func createThreadFromMessage(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	m, err := s.mustMessage(r, c)
	if err != nil {
		return nil, err
	}
	if m.Thread != "" {
		return nil, errThreadExists
	}
	return s.startThread(r, m)
}

// startThread makes a thread, from a message or (with nil) without one.
func (s *Server) startThread(r *request, from *message) (any, *apiError) {
	parent, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if parent.Kind != channelText {
		return nil, errWrongChannelType
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	c := &channel{
		Name:    r.body.at("name").need(1, 100),
		AutoMin: readArchiveMinutes(r.body.at("auto_archive_duration"), 4320),
		Kind:    channelPublicThread, Parent: parent.ID, Owner: s.w.Bot.ID, Invitable: true,
	}
	if from == nil {
		c.Kind = channelPrivateThread // what Discord makes without a type
		if kind := r.body.at("type"); kind.given() {
			n, ok := kind.number(0, 20)
			if ok && n != channelPublicThread && n != channelPrivateThread {
				kind.bad("BASE_TYPE_CHOICES", "Value must be one of (10, 11, 12).")
			}
			c.Kind = int(n)
		}
		if i := r.body.at("invitable"); i.given() {
			c.Invitable = i.boolean()
		}
	}
	if err := r.form.err(); err != nil {
		return nil, err
	}
	permission := int64(PermissionPublicThreads)
	if c.Kind == channelPrivateThread {
		permission = PermissionPrivateThreads
	}
	if err := s.need(parent, permission); err != nil {
		return nil, err
	}
	if s.limits.ActiveThreads > 0 && s.activeThreads() >= s.limits.ActiveThreads {
		return nil, errTooManyThreads
	}
	now := s.clock.Now()
	c.Active, c.ArchivedAt, c.In = now, now, []joined{{ID: s.w.Bot.ID, At: now}}
	if from != nil {
		c.ID, c.FromID = from.ID, from.ID
		from.Thread = c.ID
		from.Flags |= flagHasThread
	} else {
		c.ID = s.newID()
	}
	s.w.channels[c.ID] = c
	s.channelChanged(c, "THREAD_CREATE")
	if from != nil {
		s.messageChanged(from, "MESSAGE_UPDATE")
	}
	r.status = http.StatusCreated
	return s.w.wireChannel(c), nil
}

func (s *Server) mustThread(r *request) (*channel, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !c.isThread() {
		return nil, errWrongChannelType
	}
	return c, nil
}

func listThreadMembers(s *Server, r *request) (any, *apiError) {
	c, err := s.mustThread(r)
	if err != nil {
		return nil, err
	}
	limit := 100
	if n, err := strconv.Atoi(r.URL.Query().Get("limit")); err == nil && n > 0 {
		limit = min(n, 100)
	}
	after := r.URL.Query().Get("after")
	list := []object{}
	for _, j := range c.In {
		if len(list) < limit && (after == "" || idLess(after, j.ID)) {
			list = append(list, s.threadMember(r, c, j))
		}
	}
	return list, nil
}

func (s *Server) threadMember(r *request, c *channel, j joined) object {
	o := wireThreadMember(c, j)
	if r.URL.Query().Get("with_member") == "true" {
		o["member"] = s.w.wireMember(j.ID)
	}
	return o
}

func getThreadMember(s *Server, r *request) (any, *apiError) {
	c, err := s.mustThread(r)
	if err != nil {
		return nil, err
	}
	for _, j := range c.In {
		if j.ID == r.params["user_id"] {
			return s.threadMember(r, c, j), nil
		}
	}
	return nil, errUnknownMember
}

func joinThread(s *Server, r *request) (any, *apiError) { return s.putThreadMember(r, s.w.Bot.ID) }

func addThreadMember(s *Server, r *request) (any, *apiError) {
	return s.putThreadMember(r, r.params["user_id"])
}

func (s *Server) putThreadMember(r *request, userID string) (any, *apiError) {
	c, err := s.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	if !s.w.isUser(userID) {
		return nil, errUnknownUser
	}
	if userID != s.w.Bot.ID {
		if err := s.need(c, PermissionSendInThreads); err != nil {
			return nil, err
		}
	}
	s.join(c, userID)
	return nil, nil
}

// join adds a user to a thread, once.
func (s *Server) join(c *channel, userID string) {
	if c.has(userID) {
		return
	}
	c.In = append(c.In, joined{ID: userID, At: s.clock.Now()})
	s.channelChanged(c, "THREAD_UPDATE")
}

func leaveThread(s *Server, r *request) (any, *apiError) { return s.dropThreadMember(r, s.w.Bot.ID) }

func removeThreadMember(s *Server, r *request) (any, *apiError) {
	return s.dropThreadMember(r, r.params["user_id"])
}

func (s *Server) dropThreadMember(r *request, userID string) (any, *apiError) {
	c, err := s.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	owns := c.Kind == channelPrivateThread && c.Owner == s.w.Bot.ID
	if userID != s.w.Bot.ID && !owns {
		if err := s.need(c, PermissionManageThreads); err != nil {
			return nil, err
		}
	}
	c.In = slices.DeleteFunc(c.In, func(j joined) bool { return j.ID == userID })
	s.channelChanged(c, "THREAD_UPDATE")
	return nil, nil
}
