package narrate

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TableRule says what a table rule means with a number; its name where the game has no words for it.
func (ws Words) TableRule(game, lang, rule string, n int) string {
	if ws.Texts.Word(lang, game, "rules", rule) == "" {
		return rule + " = " + strconv.Itoa(n)
	}
	return ws.Texts.SayIn(lang, game, "rules", engine.Say(rule, engine.A("n", engine.Int(n))), port.Names{})
}

// ChangedRules says the table rules of a match that were changed, and that the others are the usual ones: who is
// invited need not know a game's table rules to see what is different. /match board says all of them.
func (ws Words) ChangedRules(game, lang string, s table.Settings) []string {
	all := ws.TableRules(game, lang, s)
	changed := slices.DeleteFunc(slices.Clone(all), func(line string) bool { return !strings.HasPrefix(line, "-# **") })
	if len(all) == len(changed) {
		return all
	}
	code := "rules.usual"
	if len(changed) > 0 {
		code = "rules.others"
	}
	return append(changed, "-# "+ws.Text(lang, code))
}

// TableRules says the table rules of a match with the rulings that they stand for, those that were changed in bold.
func (ws Words) TableRules(game, lang string, s table.Settings) []string {
	g := ws.Library.Ruleset(game)
	if g == nil {
		return nil
	}
	var out []string
	for _, r := range g.TableRules {
		n, changed := s.Rules[r.Name]
		if !changed {
			n = r.Default
		}
		line := ws.TableRule(game, lang, r.Name, n)
		if changed {
			line = "**" + line + "**"
		}
		if r.Clause != "" {
			line += " (" + r.Clause + ")"
		}
		out = append(out, "-# "+line)
	}
	return out
}

// Agreed says the clocks and table rules of a match.
func (ws Words) Agreed(m storage.Match, lang string) ([]*discordgo.MessageEmbedField, error) {
	s, err := table.SettingsOf(m)
	if err != nil {
		return nil, err
	}
	lines := []string{ws.Text(lang, "rules.clock", engine.A("turn", ui.Plain(ws.Span(lang, s.Turn))), engine.A("reaction", ui.Plain(ws.Span(lang, s.Reaction))))}
	if s.Silence > 0 {
		lines = append(lines, "**"+ws.Text(lang, "rules.silence", engine.A("n", engine.Int(s.Silence)))+"**")
	}
	lines = append(lines, ws.TableRules(m.Game, lang, s)...)
	return []*discordgo.MessageEmbedField{{Name: ws.Text(lang, "rules.agreed"), Value: ui.Clip(strings.Join(lines, "\n"), 1000)}}, nil
}
