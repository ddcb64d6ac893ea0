package bracket_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/bot/tournament/bracket"
)

// TestRounds ensures that the rounds of a bracket are in the order of play, with places for as many ties as there would
// be without byes, each tie in the place from which its winner goes on, and who has a bye in the place of theirs.
func TestRounds(t *testing.T) {
	for _, test := range []struct {
		kind  bracket.Kind
		n     int
		third bool
		won   []string // ties that the second of the two wins, in order
		want  string   // side, number of the side's, places: slot of each tie, =slot:player of a bye
	}{
		{bracket.Single, 2, false, nil, "upper 1/1 1:0"},
		{bracket.Single, 3, false, nil, "upper 1/2 2:1=0:01 upper 2/2 1:0"},
		{bracket.Single, 5, false, nil, "upper 1/3 4:1=0:01=2:02=3:03 upper 2/3 2:0,1 upper 3/3 1:0"},
		{bracket.Single, 8, true, nil, "upper 1/3 4:0,1,2,3 upper 2/3 2:0,1 third 1/1 1:0 upper 3/3 1:0"},
		{bracket.Double, 2, false, nil, "upper 1/1 1:0 final 1/1 1:0"},
		{bracket.Double, 2, false, []string{"W1-1", "F1"}, "upper 1/1 1:0 final 1/2 1:0 final 2/2 1:0"},
		{bracket.Double, 5, false, nil, "upper 1/3 4:1=0:01=2:02=3:03 lower 1/4 2: upper 2/3 2:0,1 lower 2/4 2:0 " +
			"lower 3/4 1:0 upper 3/3 1:0 lower 4/4 1:0 final 1/1 1:0"},
		{bracket.Double, 7, false, nil, "upper 1/3 4:1,2,3=0:01 lower 1/4 2:1 upper 2/3 2:0,1 lower 2/4 2:0,1 " +
			"lower 3/4 1:0 upper 3/3 1:0 lower 4/4 1:0 final 1/1 1:0"},
	} {
		b := made(t, test.kind, test.n, test.third)
		for _, id := range test.won {
			i := slices.IndexFunc(b.Ties(), func(t bracket.Tie) bool { return t.ID == id })
			next, err := b.Decide(id, b.Ties()[i].B)
			if err != nil {
				t.Fatal(err)
			}
			b = next
		}
		var parts []string
		for _, r := range b.Rounds() {
			var slots, byes []string
			for _, tie := range r.Ties {
				slots = append(slots, fmt.Sprint(tie.Slot()))
			}
			for _, bye := range r.Byes {
				byes = append(byes, fmt.Sprintf("=%d:%s", bye.Slot, bye.Player))
			}
			parts = append(parts, fmt.Sprintf("%s %d/%d %d:%s%s", r.Side, r.No, r.Of, r.Slots, strings.Join(slots, ","),
				strings.Join(byes, "")))
		}
		if got := strings.Join(parts, " "); got != test.want {
			t.Errorf("%s of %d:\n got %s\nwant %s", test.kind, test.n, got, test.want)
		}
	}
	if got := (bracket.Bracket{}).Rounds(); len(got) > 0 {
		t.Errorf("the zero value has the rounds %v", got)
	}
}
