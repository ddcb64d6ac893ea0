package sandbox

import (
	"encoding/json"
	"time"
)

// mustMessage finds the message of a call in its channel. Ephemeral messages are unknown here,
// as on Discord.
func (a *api) mustMessage(r *request, c *channel) (*message, *apiError) {
	id := r.params["message_id"]
	if !isSnowflake(id) {
		return nil, badParam("message_id", id)
	}
	m := a.w.messages[id]
	if m == nil || m.Channel != c.ID || m.OnlyFor != "" {
		return nil, errUnknownMessage
	}
	return m, nil
}

func (a *api) channelAndMessage(r *request) (*channel, *message, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, nil, err
	}
	m, err := a.mustMessage(r, c)
	return c, m, err
}

func getMessage(a *api, r *request) (any, *apiError) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if err := a.need(c, PermissionReadHistory); err != nil {
		return nil, err
	}
	return a.w.wireMessage(m), nil
}

// nonceLife is how far back enforce_nonce looks.
const nonceLife = 5 * time.Minute

func createMessage(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	const settable = flagSuppressEmbeds | flagSilent | flagComponentsV2
	d := readDraft(r.body, 2000, settable, 0)
	a.checkFiles(r.body, &d, r.files, nil)
	if d.Reference != "" && !d.ReferenceOK {
		if ref := a.w.messages[d.Reference]; ref == nil || ref.Channel != c.ID {
			r.body.at("message_reference").bad("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
		}
	}
	if err := r.form.err(); err != nil {
		return nil, err
	}
	if err := a.maySend(c, &d, len(r.files)); err != nil {
		return nil, err
	}
	if d.Enforce && len(d.Nonce) > 0 {
		if m := a.sameNonce(c, d.Nonce); m != nil {
			return a.w.wireMessage(m), nil
		}
	}
	m := &message{ID: a.w.newID(), Channel: c.ID, Author: a.w.Bot.ID, Type: 0, At: a.w.clock.Now(), TTS: d.TTS, Nonce: d.Nonce}
	if d.Reference != "" {
		m.Type = 19
		m.Reference = &Reference{ChannelID: c.ID, MessageID: d.Reference, GuildID: a.w.guildOf(c)}
	}
	if err := a.fill(m, &d, r.files); err != nil {
		return nil, err
	}
	if m.empty() {
		a.w.dropFiles(m)
		return nil, errEmptyMessage
	}
	a.w.post(m)
	return a.w.wireMessage(m), nil
}

// sameNonce finds the bot's message of the last minutes that has a nonce.
func (a *api) sameNonce(c *channel, nonce json.RawMessage) *message {
	list := a.w.byChan[c.ID]
	for i := len(list) - 1; i >= 0 && a.w.clock.Now().Sub(list[i].At) < nonceLife; i-- {
		if m := list[i]; m.Author == a.w.Bot.ID && string(m.Nonce) == string(nonce) {
			return m
		}
	}
	return nil
}

// maySend checks permissions, closed DMs and archived threads.
func (a *api) maySend(c *channel, d *draft, files int) *apiError {
	if c.Kind == channelDM {
		if !a.w.members[c.DMWith].DMsOpen {
			return errCannotSendToUser
		}
		return nil
	}
	send := int64(PermissionSendMessages)
	if c.isThread() {
		send = PermissionSendInThreads
	}
	if d.Embeds != nil && len(*d.Embeds) > 0 {
		send |= PermissionEmbedLinks
	}
	if files > 0 {
		send |= PermissionAttachFiles
	}
	if err := a.need(c, send); err != nil {
		return err
	}
	if c.Archived && c.Locked && a.need(c, PermissionManageThreads) != nil {
		return errThreadArchived
	}
	return nil
}

func deleteMessage(a *api, r *request) (any, *apiError) {
	c, m, err := a.channelAndMessage(r)
	if err != nil {
		return nil, err
	}
	if m.Author != a.w.Bot.ID {
		if err := a.need(c, PermissionManageMessages); err != nil {
			return nil, err
		}
	}
	a.w.removeMessage(m)
	return nil, nil
}
