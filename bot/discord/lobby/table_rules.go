package lobby

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// parseRules reads the table rules that a person wants otherwise: "heal=1, stall=20". A rule without a number is given
// the number 1, for rules that are only on or off. The table says whether there are such rules.
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
			return nil, engine.Refuse("rules.form", "", engine.A("text", ui.Typed(ui.Clip(ui.Tidy(part), 60))))
		}
		out[name] = n
	}
	return out, nil
}

// completeRules completes the last of the table rules that are being typed. Each choice says in words what would hold.
func (l *Lobby) completeRules(_ context.Context, p route.Place, typed string) (route.Choices, error) {
	game := l.Find.GameOr(p.Options.Text("game"))
	g := l.Library.Ruleset(game)
	if g == nil {
		return nil, nil
	}
	before, last := "", strings.TrimSpace(typed)
	if i := strings.LastIndexByte(typed, ','); i >= 0 {
		before, last = typed[:i+1], strings.TrimSpace(typed[i+1:])
	}
	set, err := parseRules(before)
	if err != nil {
		return nil, nil
	}
	var out route.Choices
	for _, r := range g.TableRules {
		if _, done := set[r.Name]; done {
			continue
		}
		name, number, _ := strings.Cut(last, "=")
		fits := route.Contains(r.Name, strings.TrimSpace(name))
		for _, n := range offeredValues(r, strings.TrimSpace(number)) {
			words, value := l.TableRule(game, p.Lang, r.Name, n), before+r.Name+"="+strconv.Itoa(n)
			if !fits && !route.Contains(words, last) || len(value) > ui.MaxChoice {
				continue
			}
			usual := ui.Plain(l.TableRule(game, p.Lang, r.Name, r.Default))
			if normal := p.Text("rules.normal", engine.A("rule", usual)); len([]rune(words+normal)) < ui.MaxChoice-5 {
				words += " " + normal
			}
			if before != "" {
				words = "… " + words
			}
			out = append(out, route.Choice(words, value))
		}
	}
	return out, nil
}

// offeredValues lists the values that are offered for a table rule: the one that was typed, else all if they are few,
// else some. Unless it was typed the usual value is not offered.
func offeredValues(r engine.TableRule, typed string) []int {
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
