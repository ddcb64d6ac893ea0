package act

import (
	"fmt"
	"slices"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// resolve adds what an id names to the resolved data of a member's interaction. reason says why it cannot be the value
// of an option, "" for nothing.
func (a *Acts) resolve(as, id string, p resource.Option, resolved resource.Object) (reason string) {
	add := func(kind string, x any) {
		m, _ := resolved[kind].(resource.Object)
		if m == nil {
			m = resource.Object{}
			resolved[kind] = m
		}
		m[id] = x
	}
	u, c := a.w.User(id), a.w.Channels[id]
	i := slices.IndexFunc(a.w.Guild.Roles, func(r world.Role) bool { return r.ID == id })
	users := p.Type == resource.OptionUser || p.Type == resource.OptionMentionable
	roles := p.Type == resource.OptionRole || p.Type == resource.OptionMentionable
	switch {
	case users && a.w.IsMember(id):
		add("users", *u)
		m := a.w.MemberObject(id)
		m["permissions"] = resource.Decimal(a.w.GuildPermissions(id))
		for _, key := range []string{"user", "deaf", "mute"} {
			delete(m, key)
		}
		add("members", m)
	case roles && i >= 0:
		add("roles", a.w.RoleObject(a.w.Guild.Roles[i], i))
	case p.Type == resource.OptionChannel && c != nil && c.Kind != resource.ChannelDM:
		if len(p.ChannelTypes) > 0 && !slices.Contains(p.ChannelTypes, c.Kind) {
			return "does not take this type of channel"
		}
		w := a.w.ChannelObject(c)
		w["permissions"] = resource.Decimal(a.w.Permissions(as, c)) // of who acts, not of the bot
		add("channels", w)
	default:
		return fmt.Sprintf("names nothing here: %q", id)
	}
	return ""
}
