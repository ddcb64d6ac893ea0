package interaction

import (
	"farpost/bot/sandbox/resource"
)

// event returns the data of an interaction's INTERACTION_CREATE.
func (r *Registry) event(it *Interaction, data resource.Object) resource.Object {
	c := r.w.Channels[it.Channel]
	m := r.w.Members[it.User]
	o := resource.Object{
		"id": it.ID, "application_id": r.w.App, "type": it.Kind, "token": it.Token, "version": 1, "data": data,
		"channel_id": c.ID, "channel": r.w.ChannelObject(c), "locale": m.Locale, "entitlements": []any{},
		"app_permissions":       resource.Decimal(r.w.Permissions(r.w.Bot.ID, c)),
		"attachment_size_limit": r.fileBytes,
	}
	if c.Kind == resource.ChannelDM {
		o["user"], o["context"] = m.User, 1
		o["authorizing_integration_owners"] = resource.Object{"0": "0"}
	} else {
		gm := r.w.MemberObject(it.User)
		gm["permissions"] = resource.Decimal(r.w.Permissions(it.User, c))
		o["member"], o["context"] = gm, 0
		channel := r.w.ChannelObject(c)
		channel["permissions"] = gm["permissions"]
		o["channel"] = channel
		o["guild_id"], o["guild_locale"] = r.w.Guild.ID, r.w.Guild.Locale
		o["guild"] = resource.Object{"id": r.w.Guild.ID, "locale": r.w.Guild.Locale, "features": []string{}}
		o["authorizing_integration_owners"] = resource.Object{"0": r.w.Guild.ID}
	}
	if it.Source != nil {
		o["message"] = r.w.MessageObject(it.Source)
	}
	return o
}
