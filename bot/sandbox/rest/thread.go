package rest

import (
	"net/http"
	"slices"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// readArchiveMinutes reads after how long without activity a thread is archived; standard when it is not given.
func readArchiveMinutes(v form.Value, standard int) int {
	if !v.Given() {
		return standard
	}
	n, ok := v.Number(0, 1<<20)
	if ok && !slices.Contains([]int64{60, 1440, 4320, 10080}, n) {
		v.Bad("BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")
	}
	return int(n)
}

func createThread(a *API, r *request) (any, *form.Error) {
	return a.startThread(r, nil)
}

func createThreadFromMessage(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	m, err := a.mustMessage(r, c)
	if err != nil {
		return nil, err
	}
	if m.Thread != "" {
		return nil, form.ErrThreadExists
	}
	return a.startThread(r, m)
}

// startThread makes a thread, from a message or, with nil, without one.
func (a *API) startThread(r *request, from *world.Message) (any, *form.Error) {
	parent, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !parent.IsText() {
		return nil, form.ErrWrongChannelType
	}
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	c := &world.Channel{
		Name:           r.body.At("name").RequiredText(1, 100),
		ArchiveMinutes: readArchiveMinutes(r.body.At("auto_archive_duration"), 4320),
		Kind:           resource.ChannelPublicThread, Parent: parent.ID, Owner: a.w.Bot.ID, Invitable: true,
	}
	if parent.Kind == resource.ChannelNews {
		c.Kind = resource.ChannelNewsThread
	}
	public := c.Kind
	if from == nil {
		c.Kind = resource.ChannelPrivateThread // what Discord makes without a type
		if kind := r.body.At("type"); kind.Given() {
			n, ok := kind.Number(0, 20)
			if ok && (n < resource.ChannelNewsThread || n > resource.ChannelPrivateThread) {
				kind.Bad("BASE_TYPE_CHOICES", "Value must be one of (10, 11, 12).")
			}
			c.Kind = int(n)
		}
		if i := r.body.At("invitable"); i.Given() {
			c.Invitable = i.Boolean()
		}
	}
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if from == nil && c.Kind != public && (c.Kind != resource.ChannelPrivateThread ||
		parent.Kind == resource.ChannelNews) { // each kind of channel has public threads of its own kind
		return nil, form.ErrWrongChannelType
	}
	permission := int64(resource.PermissionPublicThreads)
	if c.Kind == resource.ChannelPrivateThread {
		permission = resource.PermissionPrivateThreads
	}
	if err := a.need(parent, permission); err != nil {
		return nil, err
	}
	if a.cfg.Limits.ActiveThreads > 0 && a.w.ActiveThreads() >= a.cfg.Limits.ActiveThreads {
		return nil, form.ErrTooManyThreads
	}
	now := a.w.Clock.Now()
	c.Active, c.ArchivedAt, c.In = now, now, []world.Joined{{ID: a.w.Bot.ID, At: now}}
	if from != nil {
		c.ID, c.FromID = from.ID, from.ID
		from.Thread = c.ID
		from.Flags |= resource.FlagHasThread
	} else {
		c.ID = a.w.NewID()
	}
	a.w.Channels[c.ID] = c
	a.w.ChangeChannel(c, world.ChannelCreated)
	if from != nil {
		a.w.ChangeMessage(from, world.MessageUpdated)
	}
	r.status = http.StatusCreated
	return a.w.ChannelObject(c), nil
}
