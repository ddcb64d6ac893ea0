package world

import (
	"slices"

	"farpost/bot/sandbox/resource"
)

// ChannelObject returns a channel as the API answers it; its keys depend on what it is.
func (w *World) ChannelObject(c *Channel) resource.Object {
	o := resource.Object{"id": c.ID, "type": c.Kind, "flags": 0, "last_message_id": resource.OrNull(c.LastID)}
	if c.Kind == resource.ChannelDM {
		o["recipients"] = []resource.User{*w.User(c.DMWith)}
		return o
	}
	o["guild_id"], o["name"], o["parent_id"] = w.Guild.ID, c.Name, resource.OrNull(c.Parent)
	o["rate_limit_per_user"] = 0
	if !c.IsThread() {
		o["position"], o["topic"], o["nsfw"] = c.Position, resource.OrNull(c.Topic), false
		list := []resource.Object{}
		for _, ow := range c.Overwrites {
			list = append(list, resource.Object{
				"id": ow.ID, "type": ow.Type,
				"allow": resource.Decimal(ow.Allow), "deny": resource.Decimal(ow.Deny),
			})
		}
		o["permission_overwrites"] = list
		return o
	}
	created, _ := resource.SnowflakeTime(c.ID)
	meta := resource.Object{
		"archived": c.Archived, "archive_timestamp": resource.Timestamp(c.ArchivedAt),
		"auto_archive_duration": c.ArchiveMinutes, "locked": c.Locked, "create_timestamp": resource.Timestamp(created),
	}
	if c.Kind == resource.ChannelPrivateThread {
		meta["invitable"] = c.Invitable
	}
	o["owner_id"], o["thread_metadata"] = c.Owner, meta
	o["message_count"], o["total_message_sent"], o["member_count"] = c.Sent-c.Dropped, c.Sent, min(len(c.In), 50)
	if i := slices.IndexFunc(c.In, func(j Joined) bool { return j.ID == w.Bot.ID }); i >= 0 {
		o["member"] = ThreadMemberObject(c, c.In[i])
	}
	return o
}

// ThreadMemberObject returns a member of a thread as the API answers it.
func ThreadMemberObject(c *Channel, j Joined) resource.Object {
	return resource.Object{"id": c.ID, "user_id": j.ID, "join_timestamp": resource.Timestamp(j.At), "flags": 0}
}
