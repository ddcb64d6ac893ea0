package prose_test

import (
	_ "embed"
	"testing"

	"farpost/cards/prose"
)

//go:embed testdata/beings.yaml
var beings []byte

var book = prose.MustParse("beings.yaml", beings)

var (
	en, it = book.In("en"), book.In("it")

	being  = prose.NP{Noun: "being"}
	theirs = prose.NP{Noun: "being", Det: prose.The}
	this   = prose.NP{Noun: "being", Det: prose.This}
	it1    = prose.NP{Noun: "being", Det: prose.This, Mention: prose.Close}
	owner  = prose.NP{Noun: "player", Det: prose.The, Of: &it1}
)

// said fails unless both languages say what is wanted.
func said(t *testing.T, say func(*prose.Tongue) string, wantEn, wantIt string) {
	t.Helper()
	if got := say(en); got != wantEn {
		t.Errorf("en:  got %q\nwant %q", got, wantEn)
	}
	if got := say(it); got != wantIt {
		t.Errorf("it:  got %q\nwant %q", got, wantIt)
	}
}

// with is a noun phrase with a change.
func with(p prose.NP, change func(*prose.NP)) prose.NP {
	change(&p)
	return p
}

// adj is a noun with adjectives.
func adj(noun string, det prose.Det, n int, adjectives ...string) prose.NP {
	return prose.NP{Noun: noun, Det: det, N: n, Adjectives: adjectives}
}

// TestNP ensures that noun phrases have their articles, numbers, adjectives and owners in both languages.
func TestNP(t *testing.T) {
	two := prose.NP{Noun: "opponent", N: 2, Det: prose.The, Of: &prose.You}
	for _, c := range []struct {
		np     prose.NP
		en, it string
	}{
		// The indefinite article, by gender and by sound.
		{being, "a Being", "un Essere"},
		{adj("gem", prose.A, 1), "a gem", "una gemma"},
		{adj("card", prose.A, 1, "active"), "an active card", "una carta attiva"},
		{prose.NP{Noun: "ally", Det: prose.A}, "an ally", "un alleato"},
		{prose.NP{Noun: "shield"}, "a shield", "uno scudo"},
		{prose.NP{Noun: "pack"}, "a pack", "uno zaino"},
		{with(prose.NP{Noun: "gem"}, func(p *prose.NP) { p.Other = true }), "another gem", "un'altra gemma"},
		{with(being, func(p *prose.NP) { p.Kin = "Elf" }), "an Elf Being", "un Essere Elf"},
		{with(being, func(p *prose.NP) { p.Kin = "unicorn" }), "a unicorn Being", "un Essere unicorn"},
		// Numbers.
		{adj("box", prose.A, 2), "two boxes", "due scatole"},
		{adj("ally", prose.A, 11), "11 allies", "11 alleati"},
		{adj("being", prose.One, 1), "one Being", "un Essere"},
		{adj("gem", prose.Figures, 1), "1 gem", "1 gemma"},
		{adj("gem", prose.Figures, 3), "3 gems", "3 gemme"},
		{prose.NP{Noun: "gem", Count: "X"}, "X gems", "X gemme"},
		{prose.NP{Noun: "gem", N: 2, UpTo: true, Other: true}, "up to two other gems", "fino a due altre gemme"},
		{prose.NP{Noun: "gem", UpTo: true}, "up to one gem", "fino a una gemma"},
		{prose.NP{Noun: "gem", N: 2, UpTo: true, Det: prose.Figures}, "up to 2 gems", "fino a 2 gemme"},
		// The other determiners.
		{theirs, "the Being", "l'Essere"},
		{adj("shield", prose.The, 1), "the shield", "lo scudo"},
		{adj("shield", prose.The, 2), "the shields", "gli scudi"},
		{adj("place", prose.The, 1), "the place", "il luogo"},
		{adj("place", prose.The, 2), "the places", "i luoghi"},
		{adj("gem", prose.The, 1), "the gem", "la gemma"},
		{this, "this Being", "questo Essere"},
		{adj("gem", prose.This, 2), "these gems", "queste gemme"},
		{adj("being", prose.That, 1), "that Being", "quell'Essere"},
		{adj("being", prose.That, 2), "those Beings", "quegli Esseri"},
		{adj("shield", prose.That, 1), "that shield", "quello scudo"},
		{adj("place", prose.That, 1), "that place", "quel luogo"},
		{adj("place", prose.That, 2), "those places", "quei luoghi"},
		{adj("gem", prose.That, 1), "that gem", "quella gemma"},
		{adj("gem", prose.That, 2), "those gems", "quelle gemme"},
		{with(adj("gem", prose.Each, 1), func(p *prose.NP) { p.Other = true }), "each other gem", "ogni altra gemma"},
		{with(adj("being", prose.All, 1), func(p *prose.NP) { p.Other = true }), "all other Beings",
			"tutti gli altri Esseri"},
		{with(adj("gem", prose.Any, 1, "rested"), func(p *prose.NP) { p.Whose = "own" }), "rested gems you control",
			"le gemme spossate che controlli"},
		{adj("gem", prose.Bare, 2), "gems", "gemme"},
		// Targets and adjectives, of which Italian has most behind the noun.
		{prose.NP{Noun: "being", Target: true, Adjectives: []string{"active", "fire"}}, "target active fire Being",
			"un Essere di fuoco attivo bersaglio"},
		{prose.NP{Noun: "being", N: 2, Target: true, Other: true}, "two other target Beings",
			"due altri Esseri bersaglio"},
		{prose.NP{Noun: "gem", Target: true, Other: true}, "another target gem", "un'altra gemma bersaglio"},
		{adj("gem", prose.A, 2, "strong", "epic"), "two strong epic gems", "due gemme epiche forti"},
		{adj("being", prose.A, 2, "strong", "opposing"), "two strong opposing Beings", "due Esseri avversari forti"},
		{adj("being", prose.A, 1, "level"), "a Being of level 2", "un Essere di livello 2"},
		{adj("gem", prose.The, 1, "first"), "the first gem", "la prima gemma"},
		// Several nouns; one that is a list itself becomes part of theirs.
		{prose.NP{Noun: "spell", Or: []string{"gem"}}, "a spell or gem", "un incantesimo o gemma"},
		{prose.NP{Noun: "hero", Or: []string{"player"}, Target: true}, "target hero, saint or player",
			"un eroe, santo o giocatore bersaglio"},
		// What stands behind a noun; a place is not taken for what has the figures.
		{prose.NP{Noun: "being", Det: prose.One, Adjectives: []string{"opposing"}, With: []string{"power 3 or less"}},
			"one opposing Being with power 3 or less", "un Essere avversario con power 3 or less"},
		{prose.NP{Noun: "gem", N: 2, Whose: "theirs", With: []string{"a", "b"}},
			"two gems an opponent controls with a and b", "due gemme controllate da un avversario con a e b"},
		{prose.NP{Noun: "gem", From: "hand"}, "a gem from your hand", "una gemma dalla tua mano"},
		{prose.NP{Noun: "gem", From: "hand", With: []string{"x"}}, "a gem with x from your hand",
			"dalla tua mano una gemma con x"},
		// Owners.
		{prose.NP{Noun: "hand", Det: prose.The, Of: &prose.You}, "your hand", "la tua mano"},
		{prose.NP{Noun: "place", N: 2, Det: prose.The, Of: &prose.You}, "your places", "i tuoi luoghi"},
		{prose.NP{Noun: "hand", Det: prose.The, Of: &prose.YourOpponent}, "your opponent's hand",
			"la mano del tuo avversario"},
		{prose.NP{Noun: "turn", Det: prose.The, Of: &prose.You, Adjectives: []string{"next"}}, "your next turn",
			"il tuo prossimo turno"},
		{prose.NP{Noun: "hand", Of: &theirs}, "the Being's hand", "una mano dell'Essere"},
		{prose.NP{Noun: "hand", Det: prose.The, Of: &it1}, "its hand", "la mano di questo Essere"},
		{prose.NP{Noun: "gem", Det: prose.OneOf, Of: &prose.You, Adjectives: []string{"rested"}},
			"one of your rested gems", "una delle tue gemme spossate"},
		{prose.NP{Noun: "being", Det: prose.OneOf, Of: &two, N: 2, UpTo: true}, "up to two of your opponents' Beings",
			"fino a due degli Esseri dei tuoi avversari"},
		// Players, and what is mentioned again.
		{prose.You, "you", "te"},
		{prose.NP{}, "you", "te"},
		{prose.Player(prose.Each), "each player", "ogni giocatore"},
		{prose.Opponent(prose.A).Again(), "that player", "quel giocatore"},
		{prose.NP{Noun: "gem", N: 3, UpTo: true, Other: true}.Again(), "those gems", "quelle gemme"},
		{prose.NP{Noun: "spell", Or: []string{"gem"}}.Again(), "that card", "quella carta"},
		{prose.NP{Noun: "hero", Or: []string{"player"}}.Again(), "that target", "quel bersaglio"},
		{prose.You.Again(), "you", "te"},
		{prose.NP{Noun: "gem", Whole: "said"}, "said", "said"},
		// What the phrasebook lacks is seen.
		{prose.NP{Noun: "none", Adjectives: []string{"nor"}}, "a {nor} {none}", "un {none} {nor}"},
	} {
		said(t, func(to *prose.Tongue) string { return to.NP(c.np) }, c.en, c.it)
	}
}

// TestClause ensures that a clause becomes an order, the reader's doing or somebody else's, with pronouns, endings and
// contractions of each language.
func TestClause(t *testing.T) {
	draw := prose.Do("draw", prose.Slots{"n": prose.NP{Noun: "card", N: 2}})
	power := prose.Slots{"power": prose.Words("+2")}
	var get prose.Clause
	get.Does = []prose.Act{{Key: "get", Slots: power}, {Key: "must-attack"}, {Key: "not-blocked"}}
	get.End = "…"
	life := prose.NP{Noun: "life", Det: prose.The, Of: &prose.YourOpponent}
	gems := prose.NP{Noun: "gem", N: 2, Det: prose.Any}
	for _, c := range []struct {
		clause prose.Clause
		en, it string
	}{
		{draw, "draw two cards", "pesca due carte"},
		{draw.By(prose.You), "you draw two cards", "peschi due carte"},
		{draw.By(prose.Player(prose.Each)), "each player draws two cards", "ogni giocatore pesca due carte"},
		{draw.By(prose.Player(prose.All)), "all players draw two cards", "tutti i giocatori pescano due carte"},
		// Whose, of the subject.
		{prose.Do("discard-hand", nil), "discard your hand", "scarta la tua mano"},
		{prose.Do("discard-hand", nil).By(prose.You), "you discard your hand", "scarti la tua mano"},
		{prose.Do("discard-hand", nil).By(prose.YourOpponent), "your opponent discards their hand",
			"il tuo avversario scarta la propria mano"},
		{prose.Do("give", prose.Slots{"n": prose.Number(2)}).By(prose.Opponent(prose.A)),
			"an opponent gives 2 of their gems", "un avversario cede 2 delle proprie gemme"},
		{prose.Do("own", nil), "keep your place and your shields", "tieni il tuo luogo e i tuoi scudi"},
		{prose.Do("own", nil).By(prose.Player(prose.A)), "a player keeps their place and their shields",
			"un giocatore tiene il proprio luogo e i propri scudi"},
		// What was just named.
		{prose.To("rest", this), "rest this Being", "spossa questo Essere"},
		{prose.To("rest", it1), "rest it", "spossalo"},
		{prose.To("rest", prose.NP{Noun: "gem", N: 2, Mention: prose.Close}), "rest them", "spossale"},
		{prose.To("rest", it1).By(prose.You), "you rest it", "lo spossi"},
		{prose.To("rest", with(it1, func(p *prose.NP) { p.Mention = prose.Known })), "rest it", "spossa questo Essere"},
		{prose.Do("attack", nil).By(it1), "it attacks", "attacca"},
		{prose.Do("attack", nil).By(with(it1, func(p *prose.NP) { p.Mention = prose.Known })), "it attacks",
			"questo Essere attacca"},
		// Several acts of one subject; verbs that go their own way.
		{get.By(this), "this Being gets +2, must attack and cannot be blocked …",
			"questo Essere ottiene +2, deve attaccare e non può essere bloccato …"},
		{get.By(gems), "gems get +2, must attack and cannot be blocked …",
			"le gemme ottengono +2, devono attaccare e non possono essere bloccate …"},
		{prose.Do("each-get", power).By(adj("gem", prose.A, 2)), "two gems each get +2",
			"due gemme ottengono +2 ciascune"},
		{prose.Do("halve", nil).By(life), "your opponent's life is halved, rounded up",
			"i punti vita del tuo avversario si dimezzano, per eccesso"},
		{prose.Do("attack-you", nil).By(being), "a Being attacks you", "un Essere ti attacca"},
		{prose.Do("defeated", nil).By(adj("gem", prose.A, 1)), "a gem is defeated", "una gemma viene sconfitta"},
		{prose.Do("defeated", nil).By(gems), "gems are defeated", "le gemme vengono sconfitte"},
		// Words melt, and what is empty leaves no gap.
		{prose.Do("move", prose.Slots{"object": being, "to": adj("shield", prose.The, 2)}),
			"move a Being to the shields", "sposta un Essere negli scudi"},
		{prose.Do("take", prose.Slots{"of": prose.You}), "take one of you", "prendi uno fra te"},
		{prose.Do("discard", prose.Slots{"n": prose.Number(1), "how": prose.Words("")}), "discard 1", "scarta 1"},
		{prose.Do("draw", prose.Slots{}), "draw {n}", "pesca {n}"},
		{prose.Do("none", nil), "{none}", "{none}"},
	} {
		said(t, func(to *prose.Tongue) string { return to.Clause(c.clause) }, c.en, c.it)
	}
}

// TestSay ensures that phrases are filled: numbers choose forms, what fills them agrees, prepositions melt.
func TestSay(t *testing.T) {
	for _, c := range []struct {
		key    string
		slots  prose.Slots
		en, it string
	}{
		{"count", prose.Slots{"n": prose.Number(0)}, "no gems", "nessuna gemma"},
		{"count", prose.Slots{"n": prose.Number(1)}, "1 gem", "1 gemma"},
		{"count", prose.Slots{"n": prose.Number(4)}, "4 gems", "4 gemme"},
		{"count", prose.Slots{"n": adj("gem", prose.All, 1)}, "2 gems", "2 gemme"},
		{"count", prose.Slots{"n": prose.Words("one")}, "1 gem", "1 gemma"},
		{"count", nil, "1 gem", "1 gemma"},
		{"who-had", prose.Slots{"of": adj("gem", prose.That, 2)}, "whoever had those gems", "chi le aveva"},
		{"each-of", prose.Slots{"of": prose.NP{Noun: "gem", N: 2, UpTo: true}}, "each of up to two gems",
			"ognuno di un massimo di due gemme"},
		{"beginning", prose.Slots{"of": prose.NP{Noun: "turn", Det: prose.The, Of: &owner}},
			"at the beginning of its player's turn", "all'inizio del turno del giocatore di questo Essere"},
		{"none", nil, "{none}", "{none}"},
	} {
		said(t, func(to *prose.Tongue) string { return to.Say(c.key, c.slots) }, c.en, c.it)
	}
	said(t, func(to *prose.Tongue) string { return to.About("theirs", adj("gem", prose.A, 2)) },
		"an opponent controls", "controllate da un avversario")
	said(t, func(to *prose.Tongue) string { return to.About("", being) }, "", "")
}

// TestNumbersOfThings ensures that a placeholder can count things, in words or where the file says so in figures, and
// name a number by a word; and that a number is written with its sign.
func TestNumbersOfThings(t *testing.T) {
	const file = "nouns:\n  cat: {en: cat, it: gatto m}\nphrases:\n" +
		"  some: {en: \"{n-cat} of {n-words}, {n-dog}\", it: \"di {n-cat}: {n-words}\"}\n"
	for _, c := range []struct{ head, lang, want string }{
		{"", "en", "three cats of three, {n-dog}"}, {"", "it", "di tre gatti: tre"},
		{"figures: true\n", "en", "3 cats of three, {n-dog}"}, {"figures: true\n", "it", "di 3 gatti: tre"},
	} {
		b := prose.MustParse("cats.yaml", []byte(c.head+file)).In(c.lang)
		if got := b.Say("some", prose.Slots{"n": prose.Number(3)}); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	b := prose.MustParse("cats.yaml", []byte(file+"clauses:\n  pet: {en: \"pet {object}\", it: \"carezzare {object}\"}\n")).In("en")
	if !b.HasNoun("cat") || !b.HasPhrase("some") || !b.HasClause("pet") || b.HasNoun("pet") || b.HasPhrase("cat") ||
		b.HasClause("some") || !b.Uses("pet", "object") || b.Uses("pet", "n") {
		t.Error("the tongue does not know what it has")
	}
	if prose.Signed(2) != "+2" || prose.Signed(0) != "+0" || prose.Signed(-2) != "−2" {
		t.Error("signs")
	}
}
