package ui

import (
	"fmt"
	"time"

	"farpost/storage"
)

// Mention writes a user so that Discord shows their name. Whether the user is notified depends on the message.
func Mention(user string) string { return "<@" + user + ">" }

// Role mentions a role.
func Role(id string) string { return "<@&" + id + ">" }

// Channel writes a channel or thread so that Discord shows its name and leads there.
func Channel(id string) string { return "<#" + id + ">" }

// In writes an instant so that Discord shows how far off it is.
func In(t time.Time) string { return fmt.Sprintf("<t:%d:R>", t.Unix()) }

// Stamp writes an instant so that Discord shows it in the reader's own time: how far off it is, and the full date.
func Stamp(t time.Time) string {
	return fmt.Sprintf("<t:%d:R> (<t:%d:F>)", t.Unix(), t.Unix())
}

// ChannelOf returns where a match is played: its thread, or its channel where it has no thread.
func ChannelOf(m storage.Match) string {
	if m.Thread != "" {
		return m.Thread
	}
	return m.Channel
}

// Link returns the address of a channel or thread inside Discord.
func Link(server, channel string) string {
	return "https://discord.com/channels/" + server + "/" + channel
}

// MessageLink returns the address of a message inside Discord.
func MessageLink(server, channel, message string) string {
	return Link(server, channel) + "/" + message
}
