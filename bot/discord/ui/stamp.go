package ui

import (
	"fmt"
	"hash/fnv"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/storage"
)

// Stamp shows an instant in the reader's own time: how far off it is, and the full date.
func Stamp(t time.Time) string {
	return fmt.Sprintf("<t:%d:R> (<t:%d:F>)", t.Unix(), t.Unix())
}

// ChannelOf is where a match is played.
func ChannelOf(m storage.Match) string {
	if m.Thread != "" {
		return m.Thread
	}
	return m.Channel
}

// Link leads to a channel or thread inside Discord.
func Link(server, channel string) string {
	return "https://discord.com/channels/" + server + "/" + channel
}

// MatchColour is a match's colour mark, by which its messages can be told apart in a list of direct messages.
func MatchColour(match string) int {
	h := fnv.New32a()
	h.Write([]byte(match)) // never fails
	palette := []int{0x4f86c6, 0xc6784f, 0x6fae5c, 0xa26fc6, 0xc6b04f, 0x4fb9b0, 0xc65c86, 0x8a94a6}
	return palette[h.Sum32()%uint32(len(palette))]
}

// Footer carries the match and the mark by which a message is recognised after a crash.
func Footer(match, mark string) *discordgo.MessageEmbedFooter {
	return &discordgo.MessageEmbedFooter{Text: match + " · " + mark}
}
