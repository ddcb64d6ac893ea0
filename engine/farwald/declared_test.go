package farwald_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald"
)

// TestDeclaredVerbs ensures what commands and pages ask for with each verb, one thing, several (+), or none at will
// (?), and which verbs are acts of one's turn, or can be used at any time.
func TestDeclaredVerbs(t *testing.T) {
	var got []string
	for _, v := range farwald.New().Verbs {
		line := v.Name
		if v.Act {
			line += " act"
		}
		if v.Any {
			line += " any"
		}
		for _, p := range v.Params {
			line += " " + p.Name + ":" + p.Kind
			if p.Many {
				line += "+"
			}
			if p.Optional {
				line += "?"
			}
		}
		got = append(got, line)
	}
	same(t, got, `keep
swap aside:card+
play act card:card hold:word?
activate card:card ability:number? hold:word?
unleash act attackers:card+ target:target hold:word?
defend defenders:card+?
join card:card
pass
end
choose
order
abandon choice:card+
stops any phases:word+?
hold any
concede any
draw any
charge target:target+? pay:card+
crystallize target:target+? pay:card+
pay target:target+? pay:card+
decline`)
}

// TestDeclaredOffers ensures which answers ahead are offered where, for which window, and which of them last, stand in
// front, are usual, and come with a warning.
func TestDeclaredOffers(t *testing.T) {
	g := farwald.New()
	var got []string
	tell := func(on string, o engine.Offer) {
		line := fmt.Sprintf("%s on %s for %s %s%s", o.Code, on, o.Window, o.Reply.Verb, strings.Join(o.Verbs, ","))
		for _, is := range []struct {
			so   bool
			name string
		}{{o.Lasting, "lasting"}, {o.Front, "front"}, {o.Usual, "usual"}, {o.Made, "made"}, {o.Fits != nil, "fits"},
			{o.When != nil, "when"}, {o.Warn != nil, "warns"}} {
			if is.so {
				line += " " + is.name
			}
		}
		got = append(got, line)
	}
	for _, o := range g.Offers {
		tell(o.On, o)
	}
	for _, v := range g.Verbs {
		for _, o := range v.Offers {
			tell(v.Name, o)
		}
	}
	for _, k := range g.StandingKinds {
		line := k.Code + " in " + strings.Join(k.Windows, ",")
		for _, m := range k.Modes {
			line += " " + m.Code
		}
		got = append(got, line)
	}
	same(t, got, `paid on w1 for w2 play,activate
charged on w1 for * pass lasting fits
defend on w4 for defence defend front fits
no-defence on w4 for defence defend front fits warns
no-defence on defence for defence defend front warns
charge on play for charge charge,decline made when
if-defended on unleash for w5 pass made
finish on defend for w5 pass usual when
plays in w1,w2,w3,w6 important aimed turn
unleashes in w4,w5 aimed turn`)
}

// TestDeclaredZones ensures what everybody, the owner and nobody sees, what is shared and what has an order, and that
// arrows point as they should.
func TestDeclaredZones(t *testing.T) {
	g := farwald.New()
	var got []string
	for _, z := range g.Zones {
		seen := map[engine.Seen]string{engine.SeenByAll: "all", engine.SeenByOwner: "owner",
			engine.SeenByNobody: "nobody"}[z.Seen]
		got = append(got, fmt.Sprintf("%s shared %t seen by %s ordered %t", z.Kind, z.Shared, seen, z.Ordered))
	}
	for _, a := range g.Layout.Arrows {
		got = append(got, fmt.Sprintf("arrow of %s %q %v below %t %q", a.Kind, a.What, a.Line, a.Below, a.Against))
	}
	same(t, got, `memory shared false seen by nobody ordered true
hand shared false seen by owner ordered false
aside shared false seen by owner ordered false
field shared true seen by all ordered false
pending shared true seen by all ordered true
vortex shared false seen by all ordered false
aether shared false seen by all ordered false
arrow of pending "" solid below false ""
arrow of pending "unleash" dashed below true "barred"`)
}

func same(t *testing.T, got []string, want string) {
	t.Helper()
	if lines := strings.Split(want, "\n"); !slices.Equal(got, lines) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
