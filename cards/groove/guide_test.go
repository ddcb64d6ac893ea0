package groove_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	cards "farpost/cards/groove"
	"farpost/cards/groove/lint"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/groove/language"
)

// TestGuide ensures that the set of docs/cards-groove.md is read without a fault, that its cards say what the page
// says, that one is told on what its Evolution is placed, that the page has the linter's price list, and that a deck is
// told of a colour that no crystal of it gives.
func TestGuide(t *testing.T) {
	raw, err := os.ReadFile("../../docs/cards-groove.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(raw)
	_, rest, _ := strings.Cut(page, "```yaml\n")
	file, _, _ := strings.Cut(rest, "```\n")
	set, faults := cards.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(file)}}})
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	says := strings.Join(set.Face("en", "Z02").Text, "\n")
	_, quoted, _ := strings.Cut(rest, `Elder Fox then says "`)
	if quoted, _, _ = strings.Cut(quoted, `"`); quoted == "" || !strings.Contains(says, quoted) {
		t.Errorf("the Elder Fox says %q, the page %q", says, quoted)
	}
	for _, p := range lint.Prices {
		row := fmt.Sprintf("| %s | %s |\n", p.Says, strings.ReplaceAll(fmt.Sprint(p.Points), "-", "−"))
		if !strings.Contains(strings.ToLower(page), strings.ToLower(row)) {
			t.Errorf("the page lacks the price %s", row)
		}
	}
	no := engine.Say("E-NO-BASE", engine.A("card", engine.CardVal(language.Face("Z02", language.CreatureHalf))),
		engine.A("text", engine.CardVal(language.EvolvesOf("Z02"))))
	for lang, want := range map[string]string{
		"en": "Elder Fox: Evolves from a Fox creature of yours. You have none in play.",
		"it": "Volpe Anziana: Si evolve da una tua creatura Volpe. Non ne hai in gioco.",
	} {
		if got := set.Words().Say(lang, no, set.Names(lang, nil, nil)); got != want {
			t.Errorf("without a Fox: %q, want %q", got, want)
		}
	}
	rep := set.CheckDeck("Mine", fives("G01 G02 G03 G04 G05 G06 G27 G29 Z01 Z02"))
	if set.CheckDeck("Mine", fives("G01 G02 G03 G04 G05 G06 G07 G08 G09 Z01")).Advice[0].Code != "GRD-W1" ||
		!rep.Legal() || len(rep.Advice) > 0 {
		t.Errorf("advice on colours: %v, %v", rep.Faults, rep.Advice)
	}
}
