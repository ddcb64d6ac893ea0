package prose_test

import (
	"strings"
	"testing"

	"farpost/cards/prose"
)

// TestParse ensures that whatever is wrong with a phrasebook is a fault with its line, and that all are told at once.
func TestParse(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"nouns: {a: {en: card}}\n", "bad.yaml:1:12: a: has no words in the language it"},
		{"nouns: {a: {en: card, it: carta}}\n", "its gender as \"\""},
		{"nouns: {a: {en: card f, it: carta f}}\n", "its gender as \"f\""},
		{"nouns: {a: {en: card, it: f}}\n", "is only marks, no word"},
		{"nouns: {a: {en: card, it: carta rossa f}}\n", "write carta rossa / and its plural, which no rule gives"},
		{"nouns: {a: {en: card, it: gioco m}}\n", "write gioco / "},
		{"nouns: {a: {en: card, it: sport m}}\n", "write sport / "},
		{"clauses: {a: {en: draw, it: pesca una carta}}\n", "has no verb; write the infinitive"},
		{"clauses: {a: {en: each, it: dare}}\n", "has no verb"},
		{"clauses: {a: {en: \"draw {n\", it: dare}}\n", "a: a { without its }"},
		{"phrases: {a: {en: a, it: \"}\"}}\n", "a: a } without its {"},
		{"adjectives: {a: {en: \"{\", it: b}}\n", "a: a { without its }"},
		{"verbs: {}\n", "unknown key \"verbs\""},
		{"nouns: {a: {en: card}}\nphrases: {b: {it: c}}\n", "bad.yaml:2:14: b: has no words in the language en"},
	} {
		_, err := prose.Parse("bad.yaml", []byte(c.file))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s got  %v\nwant … %s …", c.file, err, c.want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("MustParse takes a file with a fault")
		}
	}()
	prose.MustParse("bad.yaml", []byte("nouns: 1\n"))
}

// TestNouns ensures that plurals come from rules where there are rules, and that marks are read.
func TestNouns(t *testing.T) {
	for _, c := range []struct{ en, it, wantEn, wantIt string }{
		{"box", "carta f", "boxes", "carte"},
		{"ability", "banca f", "abilities", "banche"},
		{"day", "riga f", "days", "righe"},
		{"church", "magia f", "churches", "magie"},
		{"Energy Card", "scudo m", "Energy Cards", "scudi"},
		{"hero / heroes", "bersaglio m", "heroes", "bersagli"},
		{"regalia / regalia", "emblema m", "regalia", "emblemi"},
		{"goods pl", "punti vita m pl", "goods", "punti vita"},
		{"J/ruler", "abilità f", "J/rulers", "abilità"},
		{"stone", "pietra magica / pietre magiche f", "stones", "pietre magiche"},
		{"attacker", "attaccante m", "attackers", "attaccanti"},
	} {
		b, err := prose.Parse("nouns.yaml", []byte("nouns: {a: {en: "+c.en+", it: "+c.it+"}}\n"))
		if err != nil {
			t.Error(err)
			continue
		}
		several := prose.NP{Noun: "a", Det: prose.Bare, N: 2}
		if en, it := b.In("en").NP(several), b.In("it").NP(several); en != c.wantEn || it != c.wantIt {
			t.Errorf("%s, %s: %q, %q; want %q, %q", c.en, c.it, en, it, c.wantEn, c.wantIt)
		}
	}
}

// TestOwnEntryCounts ensures that a game can say in its own way what all games say.
func TestOwnEntryCounts(t *testing.T) {
	b := prose.MustParse("own.yaml", []byte("phrases: {as-long-as: {en: \"while {what}\", it: \"mentre {what}\"}}\n"))
	for lang, want := range map[string]string{"en": "while x", "it": "mentre x"} {
		if got := b.In(lang).Say("as-long-as", prose.Slots{"what": prose.Words("x")}); got != want {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
