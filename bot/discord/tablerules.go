package discord

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// parseRules reads the table rules that a person wants otherwise: "heal=1, stall=20". A rule without a number
// is one that is only on or off. Whether there are such rules is for the table to say.
func parseRules(typed string) (map[string]int, error) {
	out := map[string]int{}
	for part := range strings.SplitSeq(typed, ",") {
		name, number, given := strings.Cut(part, "=")
		if name = strings.ToLower(strings.TrimSpace(name)); name == "" && !given {
			continue
		}
		n, err := 1, error(nil)
		if given {
			n, err = strconv.Atoi(strings.TrimSpace(number))
		}
		if err != nil || name == "" {
			return nil, engine.Refuse("rules.form", "", engine.A("text", named(clip(tidy(part), 60))))
		}
		out[name] = n
	}
	return out, nil
}

// ruleChoices completes the last of the table rules that are being typed: in words, what would hold then.
func (b *Bot) ruleChoices(c call, game, typed string) []*discordgo.ApplicationCommandOptionChoice {
	g := b.Library.Ruleset(game)
	if g == nil {
		return nil
	}
	before, last := "", strings.TrimSpace(typed)
	if i := strings.LastIndexByte(typed, ','); i >= 0 {
		before, last = typed[:i+1], strings.TrimSpace(typed[i+1:])
	}
	set, err := parseRules(before)
	if err != nil {
		return nil
	}
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, r := range g.TableRules {
		if _, done := set[r.Name]; done {
			continue
		}
		name, number, _ := strings.Cut(last, "=")
		fits := contains(r.Name, strings.TrimSpace(name))
		for _, n := range values(r, strings.TrimSpace(number)) {
			words, value := b.ruleWords(game, c.lang, r.Name, n), before+r.Name+"="+strconv.Itoa(n)
			if !fits && !contains(words, last) || len(value) > 100 {
				continue
			}
			if normal := b.t(c.lang, "rules.normal", engine.A("rule", text(b.ruleWords(game, c.lang, r.Name, r.Default)))); len([]rune(words+normal)) < 95 {
				words += " " + normal
			}
			if before != "" {
				words = "… " + words
			}
			out = append(out, choice(words, value))
		}
	}
	return out
}

// values are those that are offered for a table rule: what was typed, all when they are few, else some.
func values(r engine.TableRule, typed string) []int {
	if n, err := strconv.Atoi(typed); err == nil && n >= r.Min && n <= r.Max {
		return []int{n}
	}
	some := []int{r.Min, r.Default / 2, r.Default * 2, r.Max}
	if r.Max-r.Min < 5 {
		some = nil
		for n := r.Min; n <= r.Max; n++ {
			some = append(some, n)
		}
	}
	slices.Sort(some)
	return slices.DeleteFunc(slices.Compact(some), func(n int) bool { return n == r.Default || n < r.Min || n > r.Max })
}

// ruleWords says what a table rule means with a number; its name where the game has no words for it.
func (b *Bot) ruleWords(game, lang, rule string, n int) string {
	if b.Texts.Word(lang, game, "rules", rule) == "" {
		return rule + " = " + strconv.Itoa(n)
	}
	return b.Texts.SayIn(lang, game, "rules", engine.Say(rule, engine.A("n", engine.Int(n))), Names{})
}

// changedLines says the table rules of a match that were changed, and that the others are the usual ones: who is invited need
// not know a game's table rules to see what is different. /match board says all of them.
func (b *Bot) changedLines(game, lang string, s table.Settings) []string {
	all := b.ruleLines(game, lang, s)
	changed := slices.DeleteFunc(slices.Clone(all), func(line string) bool { return !strings.HasPrefix(line, "-# **") })
	if len(all) == len(changed) {
		return all
	}
	code := "rules.usual"
	if len(changed) > 0 {
		code = "rules.others"
	}
	return append(changed, "-# "+b.t(lang, code))
}

// ruleLines says the table rules of a match with the rulings that they stand for, those that were changed in bold.
func (b *Bot) ruleLines(game, lang string, s table.Settings) []string {
	g := b.Library.Ruleset(game)
	if g == nil {
		return nil
	}
	var out []string
	for _, r := range g.TableRules {
		n, changed := s.Rules[r.Name]
		if !changed {
			n = r.Default
		}
		line := b.ruleWords(game, lang, r.Name, n)
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

// agreed says the clocks and table rules of a match.
func (b *Bot) agreed(m storage.Match, lang string) ([]*discordgo.MessageEmbedField, error) {
	s, err := table.SettingsOf(m)
	if err != nil {
		return nil, err
	}
	lines := []string{b.t(lang, "rules.clock", engine.A("turn", text(b.span(lang, s.Turn))), engine.A("reaction", text(b.span(lang, s.Reaction))))}
	if s.Silence > 0 {
		lines = append(lines, "**"+b.t(lang, "rules.silence", engine.A("n", engine.Int(s.Silence)))+"**")
	}
	lines = append(lines, b.ruleLines(m.Game, lang, s)...)
	return []*discordgo.MessageEmbedField{{Name: b.t(lang, "rules.agreed"), Value: clip(strings.Join(lines, "\n"), 1000)}}, nil
}
