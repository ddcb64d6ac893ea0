package rest

import (
	"strconv"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// mustThread returns the thread of a call.
func (a *API) mustThread(r *request) (*world.Channel, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !c.IsThread() {
		return nil, form.ErrWrongChannelType
	}
	return c, nil
}

func listThreadMembers(a *API, r *request) (any, *form.Error) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	limit := 100
	if n, err := strconv.Atoi(r.URL.Query().Get("limit")); err == nil && n > 0 {
		limit = min(n, 100)
	}
	after := r.URL.Query().Get("after")
	list := []resource.Object{}
	for _, j := range c.In {
		if len(list) < limit && (after == "" || resource.IDLess(after, j.ID)) {
			list = append(list, a.threadMember(r, c, j))
		}
	}
	return list, nil
}

// threadMember returns a member of a thread, with the guild's member if the call asks for it.
func (a *API) threadMember(r *request, c *world.Channel, j world.Joined) resource.Object {
	o := world.ThreadMemberObject(c, j)
	if r.URL.Query().Get("with_member") == "true" {
		o["member"] = a.w.MemberObject(j.ID)
	}
	return o
}

func getThreadMember(a *API, r *request) (any, *form.Error) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	for _, j := range c.In {
		if j.ID == r.params["user_id"] {
			return a.threadMember(r, c, j), nil
		}
	}
	return nil, form.ErrUnknownMember
}

func joinThread(a *API, r *request) (any, *form.Error) { return a.putThreadMember(r, a.w.Bot.ID) }

func addThreadMember(a *API, r *request) (any, *form.Error) {
	return a.putThreadMember(r, r.params["user_id"])
}

// putThreadMember adds a user to the thread of a call.
func (a *API) putThreadMember(r *request, userID string) (any, *form.Error) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, form.ErrThreadArchived
	}
	if !a.w.IsUser(userID) {
		return nil, form.ErrUnknownUser
	}
	if !a.w.IsMember(userID) {
		return nil, form.ErrUnknownMember
	}
	if userID != a.w.Bot.ID {
		if err := a.need(c, resource.PermissionSendInThreads); err != nil {
			return nil, err
		}
	}
	a.w.Join(c, userID)
	return nil, nil
}

func leaveThread(a *API, r *request) (any, *form.Error) { return a.dropThreadMember(r, a.w.Bot.ID) }

func removeThreadMember(a *API, r *request) (any, *form.Error) {
	return a.dropThreadMember(r, r.params["user_id"])
}

// dropThreadMember takes a user out of the thread of a call.
func (a *API) dropThreadMember(r *request, userID string) (any, *form.Error) {
	c, err := a.mustThread(r)
	if err != nil {
		return nil, err
	}
	if c.Archived {
		return nil, form.ErrThreadArchived
	}
	owns := c.Kind == resource.ChannelPrivateThread && c.Owner == a.w.Bot.ID
	if userID != a.w.Bot.ID && !owns {
		if err := a.need(c, resource.PermissionManageThreads); err != nil {
			return nil, err
		}
	}
	a.w.Quit(c, userID)
	return nil, nil
}
