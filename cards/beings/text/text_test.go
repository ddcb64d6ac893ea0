package text_test

import (
	"testing"

	"farpost/cards/beings/text"
	"farpost/engine/beings/language"

	"go.yaml.in/yaml/v3"
)

// TestSkill ensures what each instruction, cost and property of a skill says in both languages.
func TestSkill(t *testing.T) {
	for data, want := range map[string][2]string{
		"{on: action, cost: {gems: 2, discard: 1}, effect: [{draw: {n: 2}}, {gain: {n: 1}}]}": {
			"Once per turn, 2 gems, discard 1 card: Draw 2 cards. Gain 1 gem.",
			"Una volta per turno, 2 gemme, scarta 1 carta: Pesca 2 carte. Guadagna 1 gemma."},
		"{on: action, cost: {rest-self: true}, effect: [{refresh: {n: 2}}]}": {
			"Once per turn, rest this Being: 2 rested gems of yours become active.",
			"Una volta per turno, metti a riposo questo Essere: 2 tue gemme a riposo tornano attive."},
		"{on: play, targets: [{name: t, kind: other, type: war, level: 2, power: 5}], effect: [{rest: {of: t}}, {activate: {of: t}}]}": {
			"Play: Rest another Being of yours with type war, level 2 and power 5 or less. That Being becomes active.",
			"Gioco: Metti a riposo un altro tuo Essere con tipo war, livello 2 e potenza 5 o meno. Quell'Essere torna attivo."},
		"{on: attack, reach: true, effect: [{power: {of: attacker, n: -2}}, {mill: {n: 3}}, {discard: {n: 1}}]}": {
			"Attack: This attack reaches a rested Being at any location. The attacker gets −2 power in this attack. Put the " +
				"top 3 cards of your Being deck into your Abyss. Your opponent discards 1 card at random.",
			"Attacco: Questo attacco raggiunge un Essere a riposo in qualsiasi luogo. L'attaccante ha −2 potenza in questo " +
				"attacco. Metti nel tuo Abisso le prime 3 carte del tuo mazzo degli Esseri. Il tuo avversario scarta 1 carta a caso."},
	} {
		var sk language.Skill
		if err := yaml.Unmarshal([]byte(data), &sk); err != nil {
			t.Fatal(err)
		}
		for i, lang := range text.Langs {
			if got := text.Skill(lang, &sk, func(x language.Type) string { return string(x) }); got != want[i] {
				t.Errorf("%s: %q\nwant %q", lang, got, want[i])
			}
		}
	}
}
