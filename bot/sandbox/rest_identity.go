package sandbox

import "net/http"

func (s *Server) gatewayURL() string { return "ws://" + s.Addr() + "/gateway" }

func getGateway(s *Server, _ *request) (any, *apiError) {
	return object{"url": s.gatewayURL()}, nil
}

func getGatewayBot(s *Server, _ *request) (any, *apiError) {
	return object{"url": s.gatewayURL(), "shards": 1, "session_start_limit": object{
		"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1,
	}}, nil
}

func getMe(s *Server, _ *request) (any, *apiError) {
	b := s.w.Bot
	return object{
		"id": b.ID, "username": b.Username, "global_name": b.GlobalName, "discriminator": b.Discriminator,
		"avatar": nil, "bot": true, "public_flags": 0, "flags": 0, "primary_guild": nil,
		"mfa_enabled": true, "locale": "en-US", "verified": true, "email": nil,
	}, nil
}

func getMyGuilds(s *Server, _ *request) (any, *apiError) {
	return []object{{
		"id": s.w.Guild.ID, "name": s.w.Guild.Name, "icon": nil, "banner": nil, "owner": false,
		"permissions": decimal(s.w.guildPermissions(s.w.Bot.ID)), "features": []string{},
	}}, nil
}

func getUser(s *Server, r *request) (any, *apiError) {
	if u := s.w.user(r.params["user_id"]); u != nil {
		return *u, nil
	}
	return nil, errUnknownUser
}

func getApplication(s *Server, _ *request) (any, *apiError) { return s.w.wireApplication(), nil }

// createDM opens the DM channel with a member; opening works also where their DMs are closed.
func createDM(s *Server, r *request) (any, *apiError) {
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
	if s.w.members[userID] == nil {
		return nil, errInvalidRecipient
	}
	return s.w.wireChannel(s.openDM(userID)), nil
}

// openDM returns the DM channel of a member, which it makes when there is none.
func (s *Server) openDM(userID string) *channel {
	if c := s.w.dm(userID); c != nil {
		return c
	}
	c := &channel{ID: s.newID(), Kind: channelDM, DMWith: userID}
	s.w.channels[c.ID] = c
	s.channelChanged(c, "CHANNEL_CREATE")
	return c
}

// mustGuild refuses any guild but the one that there is.
func (s *Server) mustGuild(r *request) *apiError {
	id := r.params["guild_id"]
	if !isSnowflake(id) {
		return badParam("guild_id", id)
	}
	if id != s.w.Guild.ID {
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

func getGuild(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	g := s.w.wireGuild()
	if r.URL.Query().Get("with_counts") == "true" {
		g["approximate_member_count"], g["approximate_presence_count"] = len(s.w.members)+1, len(s.w.members)+1
	}
	return g, nil
}

func getGuildChannels(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	list := []object{}
	for _, c := range s.w.sortedChannels() {
		if c.Kind == channelText {
			list = append(list, s.w.wireChannel(c))
		}
	}
	return list, nil
}

func getGuildRoles(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	return s.w.wireRoles(), nil
}

// getGuildMembers needs the privileged members intent, as on Discord.
func getGuildMembers(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	if s.cfg.Intents&intentMembers == 0 {
		return nil, refuse(http.StatusForbidden, codeMissingAccess, "Missing Access")
	}
	list := []object{s.w.wireMember(s.w.Bot.ID)}
	for _, id := range s.w.Order {
		list = append(list, s.w.wireMember(id))
	}
	return list, nil
}

func getGuildMember(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	if m := s.w.wireMember(r.params["user_id"]); m != nil {
		return m, nil
	}
	return nil, errUnknownMember
}

func getActiveThreads(s *Server, r *request) (any, *apiError) {
	if err := s.mustGuild(r); err != nil {
		return nil, err
	}
	threads, members := []object{}, []object{}
	for _, c := range s.w.sortedChannels() {
		s.archiveIfDue(c)
		if !c.isThread() || c.Archived || s.w.permissions(s.w.Bot.ID, c)&PermissionViewChannel == 0 {
			continue
		}
		threads = append(threads, s.w.wireChannel(c))
		for _, j := range c.In {
			if j.ID == s.w.Bot.ID {
				members = append(members, wireThreadMember(c, j))
			}
		}
	}
	return object{"threads": threads, "members": members, "has_more": false}, nil
}
