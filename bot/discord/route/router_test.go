package route_test

import (
	"testing"

	"farpost/bot/discord/route"
)

// table is a feature that is nothing but its entries.
type table struct {
	presses  []route.Press
	commands []route.Command
}

func (f table) Presses() []route.Press    { return f.presses }
func (f table) Commands() []route.Command { return f.commands }

// TestRouterTwice ensures that two entries of one name, which would hide one another, stop the program at once.
func TestRouterTwice(t *testing.T) {
	hand, log := route.Press{Action: "hand"}, route.Press{Action: "log"}
	board, inbox := route.Command{Path: "match board"}, route.Command{Path: "inbox"}
	for name, test := range map[string]struct {
		a, b   table
		panics bool
	}{
		"different": {table{[]route.Press{hand}, []route.Command{board}},
			table{[]route.Press{log}, []route.Command{inbox}}, false},
		"a press":   {table{presses: []route.Press{hand}}, table{presses: []route.Press{log, hand}}, true},
		"a command": {table{commands: []route.Command{board}}, table{commands: []route.Command{board, inbox}}, true},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if got := recover(); (got != nil) != test.panics {
					t.Errorf("panics with %v, want a panic: %v", got, test.panics)
				}
			}()
			r := route.NewRouter(&route.Finder{}, nil, test.a, test.b)
			if n := len(r.Presses()); n != 2 {
				t.Errorf("%d presses, want those of both features", n)
			}
		})
	}
}
