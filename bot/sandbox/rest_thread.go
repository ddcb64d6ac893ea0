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

func createThread(a *api, r *request) (any, *apiError) {
	return a.startThread(r, nil)
}

func createThreadFromMessage(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	m, err := a.mustMessage(r, c)
	if err != nil {
		return nil, err
	}
	if m.Thread != "" {
		return nil, errThreadExists
	}
	return a.startThread(r, m)
}

// startThread makes a thread, from a message or (with nil) without one.
func (a *api) startThread(r *request, from *message) (any, *apiError) {
	parent, err := a.mustChannel(r)
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
		Kind:    channelPublicThread, Parent: parent.ID, Owner: a.w.Bot.ID, Invitable: true,
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
	if err := a.need(parent, permission); err != nil {
		return nil, err
	}
	if a.cfg.Limits.ActiveThreads > 0 && a.w.activeThreads() >= a.cfg.Limits.ActiveThreads {
		return nil, errTooManyThreads
	}
	now := a.w.clock.Now()
	c.Active, c.ArchivedAt, c.In = now, now, []joined{{ID: a.w.Bot.ID, At: now}}
	if from != nil {
		c.ID, c.FromID = from.ID, from.ID
		from.Thread = c.ID
		from.Flags |= flagHasThread
	} else {
		c.ID = a.w.newID()
	}
	a.w.channels[c.ID] = c
	a.w.changeChannel(c, channelCreated)
	if from != nil {
		a.w.changeMessage(from, messageUpdated)
	}
	r.status = http.StatusCreated
	return a.w.wireChannel(c), nil
}

func (a *api) mustThread(r *request) (*channel, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !c.isThread() {
		return nil, errWrongChannelType
	}
	return c, nil
}

func listThreadMembers(a *api, r *request) (any, *apiError) {
	c, err := a.mustThread(r)
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
			list = append(list, a.threadMember(r, c, j))
		}
	}
	return list, nil
}

func (a *api) threadMember(r *request, c *channel, j joined) object {
	o := wireThreadMember(c, j)
	if r.URL.Query().Get("with_member") == "true" {
		o["member"] = a.w.wireMember(j.ID)
	}
	return o
}

func getThreadMember(a *api, r *request) (any, *apiError) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	for _, j := range c.In {
		if j.ID == r.params["user_id"] {
			return a.threadMember(r, c, j), nil
		}
	}
	return nil, errUnknownMember
}

func joinThread(a *api, r *request) (any, *apiError) { return a.putThreadMember(r, a.w.Bot.ID) }

func addThreadMember(a *api, r *request) (any, *apiError) {
	return a.putThreadMember(r, r.params["user_id"])
}

func (a *api) putThreadMember(r *request, userID string) (any, *apiError) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	if !a.w.isUser(userID) {
		return nil, errUnknownUser
	}
	if userID != a.w.Bot.ID {
		if err := a.need(c, PermissionSendInThreads); err != nil {
			return nil, err
		}
	}
	a.w.join(c, userID)
	return nil, nil
}

func leaveThread(a *api, r *request) (any, *apiError) { return a.dropThreadMember(r, a.w.Bot.ID) }

func removeThreadMember(a *api, r *request) (any, *apiError) {
	return a.dropThreadMember(r, r.params["user_id"])
}

func (a *api) dropThreadMember(r *request, userID string) (any, *apiError) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, errThreadArchived
	}
	owns := c.Kind == channelPrivateThread && c.Owner == a.w.Bot.ID
	if userID != a.w.Bot.ID && !owns {
		if err := a.need(c, PermissionManageThreads); err != nil {
			return nil, err
		}
	}
	c.In = slices.DeleteFunc(c.In, func(j joined) bool { return j.ID == userID })
	a.w.changeChannel(c, channelUpdated)
	return nil, nil
}
