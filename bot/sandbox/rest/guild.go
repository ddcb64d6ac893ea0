package rest

import (
	"net/http"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// mustGuild refuses a call about any guild but the one that there is, and about that when the bot was removed.
func (a *API) mustGuild(r *request) *form.Error {
	id := r.params["guild_id"]
	if !resource.IsSnowflake(id) {
		return form.BadParam("guild_id", id)
	}
	if id != a.w.Guild.ID {
		return form.ErrUnknownGuild
	}
	if !a.w.IsMember(a.w.Bot.ID) {
		return form.ErrMissingAccess
	}
	return nil
}

// getGuild answers the guild. One without the bot is as unknown as one that does not exist; only here.
func getGuild(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err == form.ErrMissingAccess {
		return nil, form.ErrUnknownGuild
	} else if err != nil {
		return nil, err
	}
	g := a.w.GuildObject()
	if r.URL.Query().Get("with_counts") == "true" {
		g["approximate_member_count"], g["approximate_presence_count"] = a.w.MemberCount(), a.w.MemberCount()
	}
	return g, nil
}

func getGuildChannels(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	list := []resource.Object{}
	for _, c := range a.w.SortedChannels() {
		if c.IsText() {
			list = append(list, a.w.ChannelObject(c))
		}
	}
	return list, nil
}

func getGuildRoles(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	return a.w.RoleObjects(), nil
}

// getGuildMembers needs the privileged members intent, as on Discord.
func getGuildMembers(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	if a.cfg.Intents&resource.IntentMembers == 0 {
		return nil, form.Refuse(http.StatusForbidden, form.CodeMissingAccess, "Missing Access")
	}
	list := []resource.Object{a.w.MemberObject(a.w.Bot.ID)}
	for _, id := range a.w.Order {
		if m := a.w.MemberObject(id); m != nil {
			list = append(list, m)
		}
	}
	return list, nil
}

func getGuildMember(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	if m := a.w.MemberObject(r.params["user_id"]); m != nil {
		return m, nil
	}
	if a.w.IsDeleted(r.params["user_id"]) {
		return nil, form.ErrUnknownUser
	}
	return nil, form.ErrUnknownMember
}

func getActiveThreads(a *API, r *request) (any, *form.Error) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	threads, members := []resource.Object{}, []resource.Object{}
	for _, c := range a.w.SortedChannels() {
		a.w.ArchiveIfDue(c)
		if !c.IsThread() || c.Archived || a.w.Permissions(a.w.Bot.ID, c)&resource.PermissionViewChannel == 0 {
			continue
		}
		threads = append(threads, a.w.ChannelObject(c))
		for _, j := range c.In {
			if j.ID == a.w.Bot.ID {
				members = append(members, world.ThreadMemberObject(c, j))
			}
		}
	}
	return resource.Object{"threads": threads, "members": members, "has_more": false}, nil
}
