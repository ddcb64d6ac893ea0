package autoplay_test

import (
	"math/rand/v2"
	"testing"

	"farpost/bot/sandbox/autoplay"
	"farpost/bot/sandbox/resource"
)

func choice(kind int, style int, id string) resource.Component {
	c := resource.Component{Type: kind, Style: style, CustomID: id}
	if kind == resource.TypeStringSelect {
		c.MinValues, c.MaxValues = 2, 3
		for _, v := range []string{"a", "b", "c", "d"} {
			c.Options = append(c.Options, resource.SelectOption{Label: v, Value: v})
		}
	}
	return c
}

func line(list ...resource.Component) resource.Component {
	return resource.Component{Type: resource.TypeRow, Components: list}
}

// TestDefaultStrategy ensures the order of preference, that nothing is tried for ever, and that what only looks like
// doing something is left alone in public.
func TestDefaultStrategy(t *testing.T) {
	t.Parallel()
	const b = resource.TypeButton
	green, blue, grey, red := choice(b, 3, "green"), choice(b, 1, "blue"), choice(b, 2, "grey"), choice(b, 4, "red")
	menu := choice(resource.TypeStringSelect, 0, "menu")
	disabled := choice(b, 3, "off")
	disabled.Disabled = true
	for _, c := range []struct {
		name    string
		private bool
		rows    []resource.Component
		tried   map[string]int
		presses int
		want    string
	}{
		{name: "green first", rows: []resource.Component{line(red, grey, blue), line(green)}, want: "green"},
		{name: "blue before grey", private: true, rows: []resource.Component{line(red, grey, blue)}, want: "blue"},
		{name: "grey before red", rows: []resource.Component{line(red, grey)}, want: "grey"},
		{name: "red alone", rows: []resource.Component{line(red)}, want: "red"},
		{name: "not red, once grey is tried", rows: []resource.Component{line(red, grey)},
			tried: map[string]int{"grey": 1}},
		{name: "not the disabled one", rows: []resource.Component{line(disabled, grey)}, want: "grey"},
		{name: "what is new", private: true, rows: []resource.Component{line(green, grey)},
			tried: map[string]int{"green": 1}, want: "grey"},
		{name: "no grey one beside blue in public", rows: []resource.Component{line(blue, grey)},
			tried: map[string]int{"blue": 1}},
		{name: "a menu before grey", rows: []resource.Component{line(menu), line(grey)}, want: "menu"},
		{name: "no menu for ever", private: true, rows: []resource.Component{line(menu), line(grey)},
			tried: map[string]int{"a": 2, "b": 2, "c": 2, "d": 2}, want: "grey"},
		{name: "nothing after too many", rows: []resource.Component{line(green)}, presses: 80},
		{name: "nothing to press"},
	} {
		m, ok := autoplay.DefaultStrategy(autoplay.Prompt{
			Message: resource.Message{Components: c.rows, X: &resource.Extras{Ephemeral: c.private}},
			Tried:   c.tried, Presses: c.presses, Rand: rand.New(rand.NewPCG(1, 1)),
		})
		if m.CustomID != c.want || ok != (c.want != "") {
			t.Errorf("%s: %+v", c.name, m)
		}
		if m.CustomID == "menu" && len(m.Values) != 2 {
			t.Errorf("%s: values %v", c.name, m.Values)
		}
	}
}

// TestDefaultStrategyVaries ensures that now and then a member follows three dots, and that it leaves out what need not
// be chosen.
func TestDefaultStrategyVaries(t *testing.T) {
	t.Parallel()
	more := choice(resource.TypeButton, 2, "respond")
	more.Label = "Respond…"
	window := []resource.Component{line(more), line(choice(resource.TypeButton, 1, "pass"))}
	optional := []resource.Component{line(choice(resource.TypeStringSelect, 0, "menu")),
		line(choice(resource.TypeButton, 1, "none"))}
	r := rand.New(rand.NewPCG(1, 1))
	seen := map[string]int{}
	for range 200 {
		for _, rows := range [][]resource.Component{window, optional} {
			m, ok := autoplay.DefaultStrategy(autoplay.Prompt{Message: resource.Message{Components: rows}, Rand: r})
			if !ok {
				t.Fatal("nothing is pressed")
			}
			seen[m.CustomID]++
		}
	}
	for _, id := range []string{"respond", "pass", "menu", "none"} {
		if seen[id] < 30 {
			t.Errorf("%s is chosen %d times of 200", id, seen[id])
		}
	}
}

// TestDefaultStrategyAndDots ensures that of grey buttons of a private message those with three dots are pressed one
// time in three.
func TestDefaultStrategyAndDots(t *testing.T) {
	t.Parallel()
	more, end := choice(resource.TypeButton, 2, "more"), choice(resource.TypeButton, 2, "end")
	more.Label, end.Label = "Not possible now…", "End the turn"
	p := autoplay.Prompt{Rand: rand.New(rand.NewPCG(1, 2))}
	p.Message.X = &resource.Extras{Ephemeral: true}
	p.Message.Components = []resource.Component{line(more, end)}
	dots := 0
	for range 300 {
		if m, _ := autoplay.DefaultStrategy(p); m.CustomID == "more" {
			dots++
		}
	}
	if dots < 70 || dots > 130 {
		t.Errorf("%d of 300 times it follows the dots", dots)
	}
}
