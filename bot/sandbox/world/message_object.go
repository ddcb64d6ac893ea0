package world

import (
	"farpost/bot/sandbox/resource"
)

// MessageObject returns a message as the API answers it.
func (w *World) MessageObject(m *Message) resource.Message {
	author := w.User(m.Author)
	out := resource.Message{
		ID: m.ID, ChannelID: m.Channel, Type: m.Type, Author: *author, Content: m.Content,
		Timestamp: resource.Timestamp(m.At), TTS: m.TTS, MentionEveryone: m.Everyone, Mentions: []resource.User{},
		MentionRoles: append([]string{}, m.MentionRoles...), Flags: m.Flags, Nonce: m.Nonce,
		Embeds: append([]resource.Embed{}, m.Embeds...), Components: append([]resource.Component{}, m.Components...),
		Attachments: m.listedFiles(), Reference: m.Reference,
	}
	if m.Flags&resource.FlagSuppressEmbeds != 0 {
		out.Embeds = []resource.Embed{}
	}
	if !m.Edited.IsZero() {
		at := resource.Timestamp(m.Edited)
		out.EditedTimestamp = &at
	}
	for _, id := range m.Mentions {
		if u := w.User(id); u != nil {
			out.Mentions = append(out.Mentions, *u)
		}
	}
	if m.Author == w.Bot.ID {
		out.ApplicationID = w.App
	}
	if m.Origin != nil {
		out.WebhookID = w.App
		out.Metadata = w.originObject(m.Origin)
	}
	if t := w.Channels[m.Thread]; t != nil {
		out.Thread = w.ChannelObject(t)
	}
	return out
}

// originObject returns the interaction_metadata of a message.
func (w *World) originObject(o *Origin) resource.Object {
	owners := resource.Object{"0": w.Guild.ID}
	meta := resource.Object{"id": o.ID, "type": o.Type, "authorizing_integration_owners": owners}
	if u := w.User(o.User); u != nil {
		meta["user"] = *u
	}
	if o.First != "" {
		meta["original_response_message_id"] = o.First
	}
	switch o.Type {
	case resource.InteractionComponent:
		meta["interacted_message_id"] = o.MessageID
	case resource.InteractionModal:
		parent := resource.Object{
			"id": o.ID, "type": resource.InteractionCommand, "authorizing_integration_owners": owners,
		}
		if o.MessageID != "" {
			parent["type"], parent["interacted_message_id"] = resource.InteractionComponent, o.MessageID
		}
		meta["triggering_interaction_metadata"] = parent
	}
	return meta
}

// listedFiles returns the files of a message without those that its embeds show.
func (m *Message) listedFiles() []resource.Attachment {
	used := map[string]bool{}
	for _, e := range m.Embeds {
		for _, img := range []*resource.EmbedImage{e.Image, e.Thumbnail} {
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
	list := []resource.Attachment{}
	for _, f := range m.Files {
		if !used[f.URL] {
			list = append(list, f)
		}
	}
	return list
}
