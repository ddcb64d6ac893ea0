package interaction

import (
	"farpost/bot/sandbox/resource"
)

// event is the INTERACTION_CREATE of an interaction.
func (in *Registry) event(it *Interaction, data resource.Object) resource.Object {
	c := in.w.Channels[it.Channel]
	m := in.w.Members[it.User]
	o := resource.Object{
		"id": it.ID, "application_id": in.w.App, "type": it.Kind, "token": it.Token, "version": 1, "data": data,
		"channel_id": c.ID, "channel": in.w.ChannelObject(c), "locale": m.Locale, "entitlements": []any{},
		"app_permissions":       resource.Decimal(in.w.Permissions(in.w.Bot.ID, c)),
		"attachment_size_limit": in.fileBytes,
	}
	if c.Kind == resource.ChannelDM {
		o["user"], o["context"] = m.User, 1
		o["authorizing_integration_owners"] = resource.Object{"0": "0"}
	} else {
		gm := in.w.MemberObject(it.User)
		gm["permissions"] = resource.Decimal(in.w.Permissions(it.User, c))
		o["member"], o["context"] = gm, 0
		o["guild_id"], o["guild_locale"] = in.w.Guild.ID, in.w.Guild.Locale
		o["guild"] = resource.Object{"id": in.w.Guild.ID, "locale": in.w.Guild.Locale, "features": []string{}}
		o["authorizing_integration_owners"] = resource.Object{"0": in.w.Guild.ID}
	}
	if it.Source != nil {
		o["message"] = in.w.MessageObject(it.Source)
	}
	return o
}
