package rest

import (
	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
)

func getGateway(a *API, _ *request) (any, *form.Error) {
	return resource.Object{"url": a.w.GatewayURL()}, nil
}

func getGatewayBot(a *API, _ *request) (any, *form.Error) {
	return resource.Object{"url": a.w.GatewayURL(), "shards": 1, "session_start_limit": resource.Object{
		"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1,
	}}, nil
}

func getApplication(a *API, _ *request) (any, *form.Error) { return a.w.ApplicationObject(), nil }

func getMe(a *API, _ *request) (any, *form.Error) {
	b := a.w.Bot
	return resource.Object{
		"id": b.ID, "username": b.Username, "global_name": b.GlobalName, "discriminator": b.Discriminator,
		"avatar": nil, "bot": true, "public_flags": 0, "flags": 0, "primary_guild": nil,
		"mfa_enabled": true, "locale": "en-US", "verified": true, "email": nil,
	}, nil
}

func getMyGuilds(a *API, _ *request) (any, *form.Error) {
	if !a.w.IsMember(a.w.Bot.ID) {
		return []resource.Object{}, nil
	}
	return []resource.Object{{
		"id": a.w.Guild.ID, "name": a.w.Guild.Name, "icon": nil, "banner": nil, "owner": false,
		"permissions": resource.Decimal(a.w.GuildPermissions(a.w.Bot.ID)), "features": []string{},
	}}, nil
}

func getUser(a *API, r *request) (any, *form.Error) {
	if u := a.w.User(r.params["user_id"]); u != nil && !a.w.IsDeleted(u.ID) {
		return *u, nil
	}
	return nil, form.ErrUnknownUser
}

// createDM opens the DM with a member. That works also when their DMs are closed, or when they share no guild with the
// bot; only sending does not. Of an account that was deleted there is none.
func createDM(a *API, r *request) (any, *form.Error) {
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	id := r.body.At("recipient_id")
	if !id.Given() {
		id.Required()
	}
	userID := id.Snowflake()
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if a.w.Members[userID] == nil {
		return nil, form.ErrInvalidRecipient
	}
	if a.w.IsDeleted(userID) {
		return nil, form.ErrUnknownUser
	}
	return a.w.ChannelObject(a.w.OpenDM(userID)), nil
}
