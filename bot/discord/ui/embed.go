package ui

import (
	"hash/fnv"

	"github.com/bwmarrin/discordgo"
)

// Embed makes an embed. A long title or description is shortened.
func Embed(title, description string) *discordgo.MessageEmbed {
	return &discordgo.MessageEmbed{Title: Clip(title, MaxTitle), Description: Clip(description, MaxDescription)}
}

// MatchEmbed makes an embed in the colour of a match.
func MatchEmbed(match, title, description string) *discordgo.MessageEmbed {
	e := Embed(title, description)
	e.Color = matchColour(match)
	return e
}

// matchColour returns the colour of a match. By it a match's messages can be told apart in a list of direct messages.
func matchColour(match string) int {
	h := fnv.New32a()
	h.Write([]byte(match)) // never fails
	palette := []int{0x4f86c6, 0xc6784f, 0x6fae5c, 0xa26fc6, 0xc6b04f, 0x4fb9b0, 0xc65c86, 0x8a94a6}
	return palette[h.Sum32()%uint32(len(palette))]
}

// Field makes a field of an embed. A long value is shortened.
func Field(name, value string) *discordgo.MessageEmbedField {
	return &discordgo.MessageEmbedField{Name: name, Value: Clip(value, MaxField)}
}

// FooterText makes an embed's footer.
func FooterText(text string) *discordgo.MessageEmbedFooter {
	return &discordgo.MessageEmbedFooter{Text: text}
}

// Footer makes the footer of a match's message: the match, and the mark by which the message is recognised after a
// crash, as in "m1 · #17".
func Footer(match, mark string) *discordgo.MessageEmbedFooter {
	return FooterText(match + " · " + mark)
}

// Attached refers to a file of the same message by its name, for the image of an embed.
func Attached(name string) *discordgo.MessageEmbedImage {
	return &discordgo.MessageEmbedImage{URL: "attachment://" + name}
}
