package sandbox

import "net/http"

func getGateway(a *api, _ *request) (any, *apiError) {
	return object{"url": a.w.gatewayURL()}, nil
}

func getGatewayBot(a *api, _ *request) (any, *apiError) {
	return object{"url": a.w.gatewayURL(), "shards": 1, "session_start_limit": object{
		"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1,
	}}, nil
}

func getMe(a *api, _ *request) (any, *apiError) {
	b := a.w.Bot
	return object{
		"id": b.ID, "username": b.Username, "global_name": b.GlobalName, "discriminator": b.Discriminator,
		"avatar": nil, "bot": true, "public_flags": 0, "flags": 0, "primary_guild": nil,
		"mfa_enabled": true, "locale": "en-US", "verified": true, "email": nil,
	}, nil
}

func getMyGuilds(a *api, _ *request) (any, *apiError) {
	return []object{{
		"id": a.w.Guild.ID, "name": a.w.Guild.Name, "icon": nil, "banner": nil, "owner": false,
		"permissions": decimal(a.w.guildPermissions(a.w.Bot.ID)), "features": []string{},
	}}, nil
}

func getUser(a *api, r *request) (any, *apiError) {
	if u := a.w.user(r.params["user_id"]); u != nil {
		return *u, nil
	}
	return nil, errUnknownUser
}

func getApplication(a *api, _ *request) (any, *apiError) { return a.w.wireApplication(), nil }

// createDM opens the DM channel with a member; opening works also where their DMs are closed.
func createDM(a *api, r *request) (any, *apiError) {
	if !r.body.object() {
		return nil, r.form.err()
	}
	id := r.body.at("recipient_id")
	if !id.given() {
		id.required()
	}
	userID := id.snowflake()
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if a.w.members[userID] == nil {
		return nil, errInvalidRecipient
	}
	return a.w.wireChannel(a.w.openDM(userID)), nil
}

// mustGuild refuses any guild but the one that there is.
func (a *api) mustGuild(r *request) *apiError {
	id := r.params["guild_id"]
	if !isSnowflake(id) {
		return badParam("guild_id", id)
	}
	if id != a.w.Guild.ID {
		return errUnknownGuild
	}
	return nil
}

// badParam refuses a part of the path that is no id.
func badParam(name, got string) *apiError {
	f := newForm()
	f.root(nil).sub(name, got, true).bad("NUMBER_TYPE_COERCE", "Value %q is not snowflake.", got)
	return f.err()
}

func getGuild(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	g := a.w.wireGuild()
	if r.URL.Query().Get("with_counts") == "true" {
		g["approximate_member_count"], g["approximate_presence_count"] = len(a.w.members)+1, len(a.w.members)+1
	}
	return g, nil
}

func getGuildChannels(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	list := []object{}
	for _, c := range a.w.sortedChannels() {
		if c.Kind == channelText {
			list = append(list, a.w.wireChannel(c))
		}
	}
	return list, nil
}

func getGuildRoles(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	return a.w.wireRoles(), nil
}

// getGuildMembers needs the privileged members intent, as on Discord.
func getGuildMembers(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	if a.cfg.Intents&intentMembers == 0 {
		return nil, refuse(http.StatusForbidden, codeMissingAccess, "Missing Access")
	}
	list := []object{a.w.wireMember(a.w.Bot.ID)}
	for _, id := range a.w.Order {
		list = append(list, a.w.wireMember(id))
	}
	return list, nil
}

func getGuildMember(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	if m := a.w.wireMember(r.params["user_id"]); m != nil {
		return m, nil
	}
	return nil, errUnknownMember
}

func getActiveThreads(a *api, r *request) (any, *apiError) {
	if err := a.mustGuild(r); err != nil {
		return nil, err
	}
	threads, members := []object{}, []object{}
	for _, c := range a.w.sortedChannels() {
		a.w.archiveIfDue(c)
		if !c.isThread() || c.Archived || a.w.permissions(a.w.Bot.ID, c)&PermissionViewChannel == 0 {
			continue
		}
		threads = append(threads, a.w.wireChannel(c))
		for _, j := range c.In {
			if j.ID == a.w.Bot.ID {
				members = append(members, wireThreadMember(c, j))
			}
		}
	}
	return object{"threads": threads, "members": members, "has_more": false}, nil
}
