package deliver

import (
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
)

// unpictured returns a message for a channel where files are not permitted: words take the picture's place.
func unpictured(m api.Message) api.Message {
	m.Files = nil
	if m.Unpictured != "" {
		m.Content = ui.Clip(strings.TrimSpace(m.Content+"\n\n"+m.Unpictured), ui.MaxContent)
	}
	for _, e := range m.Embeds {
		e.Image = nil
	}
	return m
}

// plain returns a message for a channel where embeds are not permitted: the same words without frame and picture.
func plain(m api.Message) api.Message {
	lines, last := []string{m.Content}, ""
	for _, e := range m.Embeds {
		lines = append(lines, "**"+e.Title+"**", e.Description)
		for _, f := range e.Fields {
			lines = append(lines, "**"+f.Name+"**", f.Value)
		}
		if e.Footer != nil {
			last = e.Footer.Text
		}
	}
	lines = slices.DeleteFunc(lines, func(s string) bool { return s == "" || s == "****" })
	m.Content = ui.Clip(strings.Join(lines, "\n"), ui.MaxContent-len(last))
	if last != "" {
		m.Content += "\n" + plainFooter + last
	}
	m.Embeds, m.Files, m.KeepFiles = nil, nil, false
	return m
}
