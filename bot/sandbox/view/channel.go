package view

import (
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Channel is a channel as one member sees it. Kind is text, thread, private_thread or dm.
type Channel struct {
	ID        string   `json:"id"`
	Kind      string   `json:"kind"`
	Name      string   `json:"name"`
	Topic     string   `json:"topic,omitempty"`
	ParentID  string   `json:"parent_id,omitempty"`
	Archived  bool     `json:"archived,omitempty"`
	Locked    bool     `json:"locked,omitempty"`
	MemberIDs []string `json:"member_ids,omitempty"`
	MessageID string   `json:"message_id,omitempty"`
	CanWrite  bool     `json:"can_write"`
}

// Channel returns a channel as a member sees it.
func (v *Views) Channel(c *world.Channel, member string) Channel {
	shown := Channel{
		ID: c.ID, Kind: "text", Name: c.Name, Topic: c.Topic, ParentID: c.Parent, Archived: c.Archived,
		Locked: c.Locked, MessageID: c.FromID, CanWrite: v.w.CanWrite(member, c),
	}
	switch c.Kind {
	case resource.ChannelDM:
		shown.Kind, shown.Name = "dm", v.w.Bot.GlobalName
	case resource.ChannelPublicThread, resource.ChannelNewsThread:
		shown.Kind = "thread"
	case resource.ChannelPrivateThread:
		shown.Kind = "private_thread"
	}
	for _, j := range c.In {
		if j.ID != v.w.Bot.ID {
			shown.MemberIDs = append(shown.MemberIDs, j.ID)
		}
	}
	return shown
}
