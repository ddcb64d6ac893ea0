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

// TableRule says what a table rule means with a number (family "rules"), as in "heal = 1" where the game has no words
// for it.
func (ws Words) TableRule(game, lang, rule string, n int) string {
	if ws.Texts.Word(lang, game, "rules", rule) == "" {
		return rule + " = " + strconv.Itoa(n)
	}
	return ws.Texts.SayIn(lang, game, "rules", engine.Say(rule, engine.A("n", engine.Int(n))), port.Names{})
}

// ChangedRules lists what the server has set for a match and the table rules that differ from the usual ones, and says
// that the others are as usual.
// Somebody who is invited need not know a game's table rules to see what is different. /match board lists all of them.
func (ws Words) ChangedRules(game, lang string, s table.Settings) []string {
	all := ws.TableRules(game, lang, s)
	changed := slices.DeleteFunc(slices.Clone(all), func(line string) bool { return !strings.HasPrefix(line, "-# **") })
	var out []string
	for _, line := range ws.serverRules(lang, s) {
		out = append(out, "-# "+line)
	}
	if len(all) == len(changed) {
		return append(out, all...)
	}
	code := "rules.usual"
	if len(changed) > 0 {
		code = "rules.others"
	}
	return append(append(out, changed...), "-# "+ws.Text(lang, code))
}

// serverRules says in bold what a server has set for its matches other than usual: the loss by silence, and when a
// match can be claimed.
func (ws Words) serverRules(lang string, s table.Settings) (lines []string) {
	if s.Silence > 0 {
		lines = append(lines, "**"+ws.Text(lang, "rules.silence", engine.A("n", engine.Int(s.Silence)))+"**")
	}
	if s.Claim > 0 && s.Claim != table.DefaultClaim {
		lines = append(lines, "**"+ws.Text(lang, "rules.claim", engine.A("n", engine.Int(s.Claim)))+"**")
	}
	return lines
}

// TableRules lists the table rules of a match with the rulings behind them. Those that were changed are bold.
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

// Agreed lists what the players of a match agreed on: the clock, the forfeit, the table rules.
func (ws Words) Agreed(m storage.Match, lang string) ([]*discordgo.MessageEmbedField, error) {
	s, err := table.SettingsOf(m)
	if err != nil {
		return nil, err
	}
	lines := []string{ws.Text(lang, "rules.clock", engine.A("turn", ui.Plain(ws.Span(lang, s.Turn))),
		engine.A("reaction", ui.Plain(ws.Span(lang, s.Reaction))))}
	lines = append(lines, ws.serverRules(lang, s)...)
	lines = append(lines, ws.TableRules(m.Game, lang, s)...)
	return []*discordgo.MessageEmbedField{ui.Field(ws.Text(lang, "rules.agreed"), strings.Join(lines, "\n"))}, nil
}
