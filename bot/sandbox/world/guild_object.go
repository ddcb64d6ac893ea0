package world

import (
	"time"

	"farpost/bot/sandbox/resource"
)

// GuildObject returns the guild as the API answers it.
func (w *World) GuildObject() resource.Object {
	g := w.Guild
	return resource.Object{
		"id": g.ID, "name": g.Name, "icon": nil, "description": nil, "home_header": nil, "splash": nil,
		"discovery_splash": nil, "features": []string{}, "banner": nil, "owner_id": g.OwnerID,
		"application_id": nil, "region": "deprecated", "afk_channel_id": nil, "afk_timeout": 300,
		"system_channel_id": nil, "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": nil,
		"verification_level": 0, "roles": w.RoleObjects(), "default_message_notifications": 1, "mfa_level": 0,
		"explicit_content_filter": 0, "max_presences": nil, "max_members": 500000,
		"max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": nil,
		"premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": g.Locale,
		"rules_channel_id": nil, "safety_alerts_channel_id": nil, "public_updates_channel_id": nil,
		"premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": []any{},
		"stickers": []any{}, "incidents_data": nil,
	}
}

// MemberObject returns a user as a member of the guild; nil for one who is not in it.
func (w *World) MemberObject(userID string) resource.Object {
	if !w.IsMember(userID) {
		return nil
	}
	u := w.User(userID)
	roles, at := []string{w.Guild.BotRoleID}, time.Time{}
	if m := w.Members[userID]; m != nil {
		roles, at = append([]string{}, m.Roles...), m.Joined
	} else if made, ok := resource.SnowflakeTime(w.Bot.ID); ok {
		at = made
	}
	return resource.Object{
		"user": *u, "nick": nil, "avatar": nil, "banner": nil, "roles": roles, "joined_at": resource.Timestamp(at),
		"premium_since": nil, "deaf": false, "mute": false, "pending": false, "flags": 0,
		"communication_disabled_until": nil,
	}
}

// RoleObjects returns all roles of the guild.
func (w *World) RoleObjects() []resource.Object {
	list := []resource.Object{}
	for i, r := range w.Guild.Roles {
		list = append(list, w.RoleObject(r, i))
	}
	return list
}

// RoleObject returns a role as the API answers it.
func (w *World) RoleObject(r Role, position int) resource.Object {
	o := resource.Object{
		"id": r.ID, "name": r.Name, "permissions": resource.Decimal(r.Permissions), "position": position, "color": 0,
		"colors": resource.Object{"primary_color": 0, "secondary_color": nil, "tertiary_color": nil},
		"hoist":  false, "managed": r.Managed, "mentionable": false, "icon": nil, "unicode_emoji": nil, "flags": 0,
	}
	if r.Managed {
		o["tags"] = resource.Object{"bot_id": w.Bot.ID}
	}
	return o
}

// ApplicationObject returns the bot's application as the API answers it.
func (w *World) ApplicationObject() resource.Object {
	guilds := 0
	if w.IsMember(w.Bot.ID) {
		guilds = 1
	}
	return resource.Object{
		"id": w.App, "name": w.Bot.GlobalName, "icon": nil, "description": "", "type": nil, "bot": w.Bot,
		"bot_public": false, "bot_require_code_grant": false, "verify_key": "sandbox", "flags": 0, "flags_new": "0",
		"redirect_uris": []string{}, "interactions_endpoint_url": nil, "role_connections_verification_url": nil,
		"owner": *w.User(w.Guild.OwnerID), "approximate_guild_count": guilds, "approximate_user_install_count": 0,
		"approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": nil,
		"eligible_oauth2_scopes": []string{},
	}
}
