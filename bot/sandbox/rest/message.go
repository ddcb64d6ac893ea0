package rest

import (
	"encoding/json"
	"time"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// mustMessage returns the message of a call in a channel. Ephemeral messages are unknown here, as on Discord.
func (a *API) mustMessage(r *request, c *world.Channel) (*world.Message, *form.Error) {
	id := r.params["message_id"]
	if !resource.IsSnowflake(id) {
		return nil, form.BadParam("message_id", id)
	}
	m := a.w.Messages[id]
	if m == nil || m.Channel != c.ID || m.OnlyFor != "" {
		return nil, form.ErrUnknownMessage
	}
	return m, nil
}

// channelAndMessage returns what a call about a message is about.
func (a *API) channelAndMessage(r *request) (*world.Channel, *world.Message, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, nil, err
	}
	m, err := a.mustMessage(r, c)
	return c, m, err
}

func getMessage(a *API, r *request) (any, *form.Error) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if err := a.need(c, resource.PermissionReadHistory); err != nil {
		return nil, err
	}
	return a.w.MessageObject(m), nil
}

// nonceLife is how far back enforce_nonce looks.
const nonceLife = 5 * time.Minute

func createMessage(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	const settable = resource.FlagSuppressEmbeds | resource.FlagSilent | resource.FlagComponentsV2
	d := form.ReadMessage(r.body, 2000, settable, 0)
	a.checkFiles(r.body, &d, r.files, nil)
	if d.Reference != "" && !d.ReferenceOK {
		if ref := a.w.Messages[d.Reference]; ref == nil || ref.Channel != c.ID {
			r.body.At("message_reference").Bad("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
		}
	}
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if err := a.maySend(c, &d, len(r.files)); err != nil {
		return nil, err
	}
	if d.Enforce && len(d.Nonce) > 0 {
		if m := a.sameNonce(c, d.Nonce); m != nil {
			return a.w.MessageObject(m), nil
		}
	}
	m := &world.Message{
		ID: a.w.NewID(), Channel: c.ID, Author: a.w.Bot.ID, At: a.w.Clock.Now(), TTS: d.TTS, Nonce: d.Nonce,
	}
	if d.Reference != "" {
		m.Type = 19
		m.Reference = &resource.Reference{ChannelID: c.ID, MessageID: d.Reference, GuildID: a.w.GuildOf(c)}
	}
	if err := a.fill(m, &d, r.files); err != nil {
		return nil, err
	}
	if m.Empty() {
		a.w.DropFiles(m)
		return nil, form.ErrEmptyMessage
	}
	a.w.Post(m)
	return a.w.MessageObject(m), nil
}

// sameNonce returns the bot's message of the last nonceLife that has a nonce, or nil.
func (a *API) sameNonce(c *world.Channel, nonce json.RawMessage) *world.Message {
	list := a.w.ByChannel[c.ID]
	for i := len(list) - 1; i >= 0 && a.w.Clock.Now().Sub(list[i].At) < nonceLife; i-- {
		if m := list[i]; m.Author == a.w.Bot.ID && string(m.Nonce) == string(nonce) {
			return m
		}
	}
	return nil
}

// maySend refuses a message for want of permissions, to closed DMs, to who shares no guild with the bot, and to locked
// threads.
func (a *API) maySend(c *world.Channel, d *form.MessageBody, files int) *form.Error {
	if c.Kind == resource.ChannelDM {
		if !a.w.MeetsBot(c.DMWith) {
			return form.ErrNoSharedGuild
		}
		if !a.w.Members[c.DMWith].DMsOpen {
			return form.ErrCannotSendToUser
		}
		return nil
	}
	if c.Kind == resource.ChannelForum {
		return form.ErrNotText
	}
	send := int64(resource.PermissionSendMessages)
	if c.IsThread() {
		send = resource.PermissionSendInThreads
	}
	if d.Embeds != nil && len(*d.Embeds) > 0 {
		send |= resource.PermissionEmbedLinks
	}
	if files > 0 {
		send |= resource.PermissionAttachFiles
	}
	if err := a.need(c, send); err != nil {
		return err
	}
	if c.Archived && c.Locked && a.need(c, resource.PermissionManageThreads) != nil {
		return form.ErrThreadArchived
	}
	return nil
}

func deleteMessage(a *API, r *request) (any, *form.Error) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != a.w.Bot.ID {
		if err := a.need(c, resource.PermissionManageMessages); err != nil {
			return nil, err
		}
	}
	a.w.RemoveMessage(m)
	return nil, nil
}
