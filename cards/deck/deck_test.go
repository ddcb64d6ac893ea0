package deck_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/deck"
	"farpost/cards/words/wordstest"
	"farpost/engine"
)

var index = deck.NewIndex([]deck.Card{
	{ID: "a", Names: map[string]string{"en": "Cinder Whelp", "it": "Cucciolo di Brace"}, Rank: "normal"},
	{ID: "b", Names: map[string]string{"en": "Cinder Wolf", "it": "Lupo di Brace"}, Rank: "strong"},
	{ID: "c", Names: map[string]string{"en": "Oum, the Hushed Eye", "it": "Oum, l'Occhio del Silenzio"},
		Rank: "legendary"},
	{ID: "d", Names: map[string]string{"en": "First Spring", "it": "Prima Primavera"}, Rank: "legendary"},
})

var rules = deck.Rules{
	Sections: []deck.Section{{Min: 5, Few: "V-MIN"}},
	Copies: map[string]deck.Copies{"normal": {Max: 3, Code: "V-NORMAL", Name: "normal"},
		"strong":    {Max: 2, Code: "V-STRONG", Name: "strong"},
		"legendary": {Max: 1, Code: "V-LEGENDARY", Name: "legendary"}},
	Never: func(n string) (string, bool) { return "V-ENERGY", n == "energy card" },
	Advice: func(list []deck.Count) []engine.Phrase {
		return []engine.Phrase{engine.Say("A-BIG", engine.A("n", engine.Int(deck.Size(list))))}
	},
}

// located is wordstest.Short for faults; each has its lines behind an @.
func located(r deck.Report) string {
	var out []string
	for i, f := range r.Faults {
		s := wordstest.Short([]engine.Phrase{f})
		if len(r.Where[i]) > 0 {
			s += " @" + fmt.Sprint(r.Where[i])
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

// Check reports every fault of a text at once. Of a legal deck it returns counts, summary and advice.
func TestCheck(t *testing.T) {
	for _, c := range []struct{ name, text, faults string }{
		{"copies over lines", "3 Cinder Whelp\n2x cucciolo di brace\n", "V-NORMAL card=[card:a] n=[int:5] @[1 2]"},
		{"both languages, added up", "2 Cinder Whelp\n1 CUCCIOLO DI BRACE\n2 Lupo di brace", ""},
		{"notes and blank lines", "# mine\n\n// yes\r\n3  Cinder Whelp\r2 × Cinder Wolf", ""},
		{"punctuation and accents", "1 oum the hushed eye\n1 Prima Primavéra\n3 Cinder Whelp", ""},
		{"beginnings", "1 Oum\n1 First\n3 Cucc", ""},
		{"ids", "3 a\n2 b", ""},
		{"empty", " \n# nothing\n", "V-EMPTY"},
		{"too few", "3 Cinder Whelp", "V-MIN n=[int:3] min=[int:5] add=[int:2]"},
		{"copies", "4 Cinder Whelp\n3 Cinder Wolf\n2 First Spring",
			"V-NORMAL card=[card:a] n=[int:4] @[1]; V-STRONG card=[card:b] n=[int:3] @[2]; " +
				"V-LEGENDARY card=[card:d] n=[int:2] @[3]"},
		{"ambiguous", "3 Cinder\n3 Cinder Whelp", "V-AMBIGUOUS name=[text:Cinder] list=[card:a card:b] @[1]"},
		{"misspelt", "3 Cidner Whlep\n3 a", "V-UNKNOWN name=[text:Cidner Whlep] guess=[card:a] @[1]"},
		{"unknown", "5 Something Else Entirely", "V-UNKNOWN-BARE name=[text:Something Else Entirely] @[1]"},
		{"never a card", "10 Energy Card\n3 a\n2 b", "V-ENERGY card=[text:Energy Card] @[1]"},
		{"no count", "Cinder Whelp\n3 a\n2 b", "V-COUNT line=[int:1] text=[text:Cinder Whelp]"},
		{"zero, negative, huge", "0 a\n-1 a\n1000000 a\n1.5 a\n3 a\n2 b",
			"V-COUNT line=[int:1] text=[text:0 a]; V-COUNT line=[int:2] text=[text:-1 a]; " +
				"V-COUNT line=[int:3] text=[text:1000000 a]; V-COUNT line=[int:4] text=[text:1.5 a]"},
		{"not understood", "???\n3\n3 a\n2 b",
			"V-SYNTAX line=[int:1] text=[text:???]; V-SYNTAX line=[int:2] text=[text:3]"},
		{"long lines are cut", "3 " + strings.Repeat("x", 100) + "\n2 b",
			"V-UNKNOWN-BARE name=[text:" + strings.Repeat("x", 59) + "…] @[1]"},
		{"all at once", "1 Nobody Knows It\n4 a\nhello", "V-UNKNOWN-BARE name=[text:Nobody Knows It] @[1]; " +
			"V-COUNT line=[int:3] text=[text:hello]; V-NORMAL card=[card:a] n=[int:4] @[2]"},
		{"ends of lines", "3 a\r\n\r\n???\r\n2 b\u2028x",
			"V-SYNTAX line=[int:3] text=[text:???]; V-COUNT line=[int:5] text=[text:x]"},
		{"what cannot be seen", "\ufeff\u200b3 Cinder\u200b \u202eWhelp\u202c\n2\u00a0Cinder\u3000Wolf\n\u2066", ""},
		{"other digits and letters", "３ Ｃｉｎｄｅｒ Ｗｈｅｌｐ\n2 CINDER WOLF", ""},
		{"no text", "\x00\x01\xff\xfe\n3 a\n2 b", "V-SYNTAX line=[int:1] text=[text:??]"},
	} {
		rep := deck.Check(rules, index, "Mine", c.text)
		if got := located(rep); got != c.faults {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.faults)
		}
		if rep.Legal() != (c.faults == "") || (rep.OK.Code == "V-OK") != rep.Legal() ||
			(len(rep.Advice) > 0) != rep.Legal() {
			t.Errorf("%s: legal %v, summary %v, advice %v", c.name, rep.Legal(), rep.OK, rep.Advice)
		}
	}
}

// The summary counts cards by rank, and the counts keep the order in which cards were first named.
func TestSummary(t *testing.T) {
	rep := deck.Check(rules, index, "Mine", "2 b\n1 a\n1 c\n2 a")
	if got := wordstest.Short([]engine.Phrase{rep.OK}); got != "V-OK name=[text:Mine] n=[int:6] "+
		"normal=[int:3] strong=[int:2] legendary=[int:1]" {
		t.Error(got)
	}
	if got := fmt.Sprint(rep.Counts); got != "[{2 b} {3 a} {1 c}]" {
		t.Error(got)
	}
	if got := strings.Join(deck.Expand(rep.Counts), ""); got != "bbaaac" {
		t.Error(got)
	}
}

// A deck given by ids is checked by the same rules.
func TestCheckCounts(t *testing.T) {
	rep := deck.CheckCounts(rules, index, "Mine", []deck.Count{{N: 3, ID: "a"}, {N: 3, ID: "zz"}})
	if got := wordstest.Short(rep.Faults); got != "V-UNKNOWN-BARE name=[text:zz]" {
		t.Error(got)
	}
}

// A text that is too long is refused as a whole.
func TestLong(t *testing.T) {
	for _, s := range []string{strings.Repeat("1 a\n", 3000), strings.Repeat("x", 1<<17)} {
		if rep := deck.Check(rules, index, "Mine", s); rep.Legal() || rep.Faults[0].Code != "V-LONG" {
			t.Errorf("%d bytes: %v", len(s), rep.Faults)
		}
	}
}

// Text writes what Check reads.
func TestText(t *testing.T) {
	list := []deck.Count{{N: 3, ID: "a"}, {N: 2, ID: "b"}}
	text := deck.Text(list, func(id string) string { c, _ := index.Card(id); return c.Names["it"] })
	if text != "3 Cucciolo di Brace\n2 Lupo di Brace\n" {
		t.Errorf("%q", text)
	}
	if rep := deck.Check(rules, index, "Mine", text); fmt.Sprint(rep.Counts) != fmt.Sprint(list) {
		t.Errorf("read back %v", rep.Counts)
	}
}

// No text makes Check panic.
func FuzzCheck(f *testing.F) {
	f.Add("3 Cinder Whelp\n# x\n2x b")
	f.Add("\x00\xff\n9999999999999999999999 a\n1  \u0301")
	f.Fuzz(func(t *testing.T, s string) {
		rep := deck.Check(rules, index, "Mine", s)
		if rep.Legal() && deck.Size(rep.Counts) < rules.Sections[0].Min {
			t.Errorf("legal with %d cards", deck.Size(rep.Counts))
		}
	})
}
