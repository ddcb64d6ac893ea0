package sandbox

import (
	"slices"
	"strconv"
	"time"
)

// The functions of this file turn entities into what Discord's API answers for them.

type object = map[string]any

func (w *world) wireMessage(m *message) Message {
	author := w.user(m.Author)
	out := Message{
		ID: m.ID, ChannelID: m.Channel, Type: m.Type, Author: *author, Content: m.Content,
		Timestamp: stamp(m.At), TTS: m.TTS, MentionEveryone: m.Everyone, Mentions: []User{},
		MentionRoles: append([]string{}, m.MentionRoles...), Flags: m.Flags, Nonce: m.Nonce,
		Embeds: append([]Embed{}, m.Embeds...), Components: append([]Component{}, m.Components...),
		Attachments: m.listedFiles(), Reference: m.Reference,
	}
	if m.Flags&flagSuppressEmbeds != 0 {
		out.Embeds = []Embed{}
	}
	if !m.Edited.IsZero() {
		at := stamp(m.Edited)
		out.EditedTimestamp = &at
	}
	for _, id := range m.Mentions {
		if u := w.user(id); u != nil {
			out.Mentions = append(out.Mentions, *u)
		}
	}
	if m.Author == w.Bot.ID {
		out.ApplicationID = w.App
	}
	if m.Origin != nil {
		out.WebhookID = w.App
		out.Metadata = w.wireOrigin(m.Origin)
	}
	if t := w.channels[m.Thread]; t != nil {
		out.Thread = w.wireChannel(t)
	}
	return out
}

func (w *world) wireOrigin(o *origin) object {
	meta := object{"id": o.ID, "type": o.Type, "authorizing_integration_owners": object{"0": w.Guild.ID}}
	if u := w.user(o.User); u != nil {
		meta["user"] = *u
	}
	if o.First != "" {
		meta["original_response_message_id"] = o.First
	}
	switch o.Type {
	case interactionComponent:
		meta["interacted_message_id"] = o.MessageID
	case interactionModal:
		parent := object{"id": o.ID, "type": interactionCommand, "authorizing_integration_owners": object{"0": w.Guild.ID}}
		if o.MessageID != "" {
			parent["type"], parent["interacted_message_id"] = interactionComponent, o.MessageID
		}
		meta["triggering_interaction_metadata"] = parent
	}
	return meta
}

// listedFiles leaves out the files that an embed or component shows.
func (m *message) listedFiles() []Attachment {
	used := map[string]bool{}
	for _, e := range m.Embeds {
		for _, img := range []*EmbedImage{e.Image, e.Thumbnail} {
			if img != nil {
				used[img.URL] = true
			}
		}
		if e.Author != nil {
			used[e.Author.IconURL] = true
		}
		if e.Footer != nil {
			used[e.Footer.IconURL] = true
		}
	}
	list := []Attachment{}
	for _, f := range m.Files {
		if !used[f.URL] {
			list = append(list, f)
		}
	}
	return list
}

func (w *world) wireChannel(c *channel) object {
	o := object{"id": c.ID, "type": c.Kind, "flags": 0, "last_message_id": orNull(c.LastID)}
	if c.Kind == channelDM {
		o["recipients"] = []User{*w.user(c.DMWith)}
		return o
	}
	o["guild_id"], o["name"], o["parent_id"] = w.Guild.ID, c.Name, orNull(c.Parent)
	o["rate_limit_per_user"] = 0
	if !c.isThread() {
		o["position"], o["topic"], o["nsfw"] = c.Position, orNull(c.Topic), false
		list := []object{}
		for _, ow := range c.Overwrites {
			list = append(list, object{"id": ow.ID, "type": ow.Type, "allow": decimal(ow.Allow), "deny": decimal(ow.Deny)})
		}
		o["permission_overwrites"] = list
		return o
	}
	created, _ := snowflakeTime(c.ID)
	meta := object{
		"archived": c.Archived, "archive_timestamp": stamp(c.ArchivedAt), "auto_archive_duration": c.AutoMin,
		"locked": c.Locked, "create_timestamp": stamp(created),
	}
	if c.Kind == channelPrivateThread {
		meta["invitable"] = c.Invitable
	}
	o["owner_id"], o["thread_metadata"] = c.Owner, meta
	o["message_count"], o["total_message_sent"], o["member_count"] = c.Sent, c.Sent, min(len(c.In), 50)
	if i := slices.IndexFunc(c.In, func(j joined) bool { return j.ID == w.Bot.ID }); i >= 0 {
		o["member"] = wireThreadMember(c, c.In[i])
	}
	return o
}

func wireThreadMember(c *channel, j joined) object {
	return object{"id": c.ID, "user_id": j.ID, "join_timestamp": stamp(j.At), "flags": 0}
}

func (w *world) wireRole(r role, position int) object {
	o := object{
		"id": r.ID, "name": r.Name, "permissions": decimal(r.Permissions), "position": position, "color": 0,
		"colors": object{"primary_color": 0, "secondary_color": nil, "tertiary_color": nil},
		"hoist":  false, "managed": r.Managed, "mentionable": false, "icon": nil, "unicode_emoji": nil, "flags": 0,
	}
	if r.Managed {
		o["tags"] = object{"bot_id": w.Bot.ID}
	}
	return o
}

func (w *world) wireRoles() []object {
	list := []object{}
	for i, r := range w.Guild.Roles {
		list = append(list, w.wireRole(r, i))
	}
	return list
}

// wireMember returns a guild member; nil when the user is none.
func (w *world) wireMember(userID string) object {
	u := w.user(userID)
	if u == nil {
		return nil
	}
	roles, at := []string{w.Guild.BotRoleID}, time.Time{}
	if m := w.members[userID]; m != nil {
		roles, at = append([]string{}, m.Roles...), m.Joined
	} else if made, ok := snowflakeTime(w.Bot.ID); ok {
		at = made
	}
	return object{
		"user": *u, "nick": nil, "avatar": nil, "banner": nil, "roles": roles, "joined_at": stamp(at),
		"premium_since": nil, "deaf": false, "mute": false, "pending": false, "flags": 0,
		"communication_disabled_until": nil,
	}
}

func (w *world) wireGuild() object {
	g := w.Guild
	return object{
		"id": g.ID, "name": g.Name, "icon": nil, "description": nil, "home_header": nil, "splash": nil,
		"discovery_splash": nil, "features": []string{}, "banner": nil, "owner_id": g.OwnerID,
		"application_id": nil, "region": "deprecated", "afk_channel_id": nil, "afk_timeout": 300,
		"system_channel_id": nil, "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": nil,
		"verification_level": 0, "roles": w.wireRoles(), "default_message_notifications": 1, "mfa_level": 0,
		"explicit_content_filter": 0, "max_presences": nil, "max_members": 500000,
		"max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": nil,
		"premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": g.Locale,
		"rules_channel_id": nil, "safety_alerts_channel_id": nil, "public_updates_channel_id": nil,
		"premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": []any{},
		"stickers": []any{}, "incidents_data": nil,
	}
}

func (w *world) wireApplication() object {
	return object{
		"id": w.App, "name": w.Bot.GlobalName, "icon": nil, "description": "", "type": nil, "bot": w.Bot,
		"bot_public": false, "bot_require_code_grant": false, "verify_key": "sandbox", "flags": 0, "flags_new": "0",
		"redirect_uris": []string{}, "interactions_endpoint_url": nil, "role_connections_verification_url": nil,
		"owner": *w.user(w.Guild.OwnerID), "approximate_guild_count": 1, "approximate_user_install_count": 0,
		"approximate_user_authorization_count": 0, "explicit_content_filter": 0, "team": nil,
		"eligible_oauth2_scopes": []string{},
	}
}

func decimal(n int64) string { return strconv.FormatInt(n, 10) }
