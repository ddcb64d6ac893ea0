package ui

import (
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"
)

// blank stands where Discord wants a text and there is none that could be seen.
const blank = "…"

// FitContent cuts a message's content to Discord's limit. A last line in small print stays: messages are recognised by
// it.
func FitContent(s string) string {
	last := ""
	if i := strings.LastIndexByte(s, '\n'); i >= 0 && strings.HasPrefix(s[i+1:], "-# ") && length(s[i:]) <= 100 {
		s, last = s[:i], s[i:]
	}
	return fit(s, mostContent-length(last)) + last
}

// fit is Clip that closes a block of letters of one width, if it cuts through one.
func fit(s string, n int) string {
	const fence = "```"
	if length(s) <= n {
		return s
	}
	if n <= 2*len(fence) {
		return Clip(s, n)
	}
	if cut := Clip(s, n-len(fence)-1); strings.Count(cut, fence)%2 == 1 {
		return cut + "\n" + fence
	}
	return Clip(s, n)
}

// fitName is Clip for a text that must be there.
func fitName(s string, n int) string {
	if strings.TrimSpace(s) == "" {
		return blank
	}
	return Clip(s, n)
}

// isID reports whether a text can be an id or a value of at most n characters.
func isID(s string, n int) bool { return strings.TrimSpace(s) != "" && length(s) <= n }

// length returns how many characters a text has.
func length(s string) int { return utf8.RuneCountInString(s) }

// FitEmbeds cuts embeds to Discord's limits. Where all together are too long, descriptions give way first, the last
// one before the others, then the last fields. Titles and footers stay. The embeds of the caller are not changed.
func FitEmbeds(list []*discordgo.MessageEmbed) []*discordgo.MessageEmbed {
	out := make([]*discordgo.MessageEmbed, 0, len(list))
	over := mostEmbeds - mostEmbedText // with room for what stands in place of an embed's last field
	for _, e := range list[:min(len(list), mostEmbeds)] {
		fitted := fitEmbed(*e)
		over += embedLength(fitted)
		out = append(out, &fitted)
	}
	for i := len(out) - 1; i >= 0 && over > 0; i-- {
		if n := length(out[i].Description); n > 0 {
			out[i].Description = fit(out[i].Description, max(n-over, len(blank)+1))
			over -= n - length(out[i].Description)
		}
	}
	for i := len(out) - 1; i >= 0; i-- {
		for fields := out[i].Fields; over > 0 && len(fields) > 0; fields = out[i].Fields {
			last := fields[len(fields)-1]
			out[i].Fields = fields[:len(fields)-1]
			over -= length(last.Name) + length(last.Value)
		}
		*out[i] = shown(*out[i])
	}
	for over > 0 && len(out) > 1 {
		over -= embedLength(*out[len(out)-1])
		out = out[:len(out)-1]
	}
	return out
}

// shown returns an embed in which there is something to be seen.
func shown(e discordgo.MessageEmbed) discordgo.MessageEmbed {
	if e.Title == "" && e.Description == "" && len(e.Fields) == 0 && e.Footer == nil && e.Author == nil &&
		e.Image == nil && e.Thumbnail == nil {
		e.Description = blank
	}
	return e
}

// fitEmbed cuts each part of an embed.
func fitEmbed(e discordgo.MessageEmbed) discordgo.MessageEmbed {
	e.Title, e.Description = Clip(strings.TrimSpace(e.Title), mostTitle), fit(e.Description, mostDescription)
	if strings.TrimSpace(e.Description) == "" {
		e.Description = ""
	}
	fields := e.Fields[:min(len(e.Fields), mostFields)]
	e.Fields = make([]*discordgo.MessageEmbedField, 0, len(fields))
	for _, f := range fields {
		e.Fields = append(e.Fields, &discordgo.MessageEmbedField{
			Name: fitName(f.Name, mostFieldName), Value: fitName(f.Value, mostFieldValue), Inline: f.Inline})
	}
	if e.Footer != nil {
		footer := *e.Footer
		footer.Text = fitMiddle(fitName(footer.Text, length(footer.Text)+1), mostFooter)
		e.Footer = &footer
	}
	if e.Author != nil {
		author := *e.Author
		author.Name = fitName(author.Name, mostAuthor)
		e.Author = &author
	}
	return shown(e)
}

// fitMiddle cuts a text in its middle, because a footer names a match at its beginning and a row at its end.
func fitMiddle(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n/2]) + blank + string(r[len(r)-(n-n/2-1):])
}

// embedLength returns how many characters of an embed count against the limit of a message.
func embedLength(e discordgo.MessageEmbed) int {
	n := length(e.Title) + length(e.Description)
	for _, f := range e.Fields {
		n += length(f.Name) + length(f.Value)
	}
	if e.Footer != nil {
		n += length(e.Footer.Text)
	}
	if e.Author != nil {
		n += length(e.Author.Name)
	}
	return n
}

// FitChoices cuts the choices of a completion to Discord's limits. A choice whose value is too long cannot be made and
// is left out. Of choices with one name the later ones are numbered.
func FitChoices(list []*discordgo.ApplicationCommandOptionChoice) []*discordgo.ApplicationCommandOptionChoice {
	out := []*discordgo.ApplicationCommandOptionChoice{}
	names := map[string]bool{}
	for _, c := range list {
		value, text := c.Value.(string)
		if len(out) == MaxChoices || text && !isID(value, MaxChoice) {
			continue
		}
		fitted := *c
		fitted.Name = unlike(names, fitName(c.Name, MaxChoice), MaxChoice)
		out = append(out, &fitted)
	}
	return out
}
