package text_test

import (
	"reflect"
	"strings"
	"testing"

	data "farpost/cards/fow"
	"farpost/cards/fow/text"
	"farpost/cards/golden"
	"farpost/cards/schema/schematest"
	"farpost/engine/fow/language"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []language.Card {
	return schematest.Samples[language.Card](t, "testdata/blocks.yaml")
}

// TestBlocks ensures that what no built-in card says reads well, too, in both languages: the golden files were read by
// a person.
func TestBlocks(t *testing.T) {
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range samples(t) {
			b.WriteString(c.ID + "\n")
			for _, l := range append(text.Lines(lang, &c, nil), text.JLines(lang, &c, nil)...) {
				b.WriteString("  " + l + "\n")
			}
		}
		golden.Text(t, "testdata/blocks."+lang+".golden", b.String())
	}
}

// TestEveryBlockIsRead ensures that every field of the card language, and every value of its lists, stands on a
// built-in card or in a sample, so that no wording is unread.
func TestEveryBlockIsRead(t *testing.T) {
	set, faults := data.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	read := schematest.NewReading(reflect.TypeFor[language.Will]())
	for _, c := range append(samples(t), set.Compiled.(*language.Book).Cards()...) {
		read.Add(c)
	}
	read.Whole(t, reflect.TypeFor[language.Card](), map[string][]string{
		"Event.On": {language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed,
			language.OnAttacks, language.OnAttackPlayer, language.OnBlocks, language.OnDeals,
			language.OnDealt, language.OnSpell, language.OnJudgment, language.OnCalled, language.OnLife,
			language.OnDraws, language.OnDiscards, language.OnTurnBegins, language.OnDrawPhase,
			language.OnRecovery, language.OnMain, language.OnBattle, language.OnAttackStep, language.OnBlockStep,
			language.OnBattleEnds, language.OnEndPhase, language.OnTurnEnds},
		"Target.Kind": {language.TargetCard, language.TargetPlayer, language.TargetCardOrPlayer, language.TargetSpell,
			language.TargetGraveyard},
		"Target.Spell": {language.NormalSpell, language.SummonSpell},
		"Modify.Until": {language.UntilBattle, language.UntilOpponent, language.WhileInZone},
		"On.Of":        {language.RefThis, language.RefIt, language.RefOther, language.RefCarrier},
		"Count.Who":    {language.WhoController, language.WhoOpponent, language.WhoEach, language.WhoThat},
		"Card.Addition": {language.OnField, language.OnResonator, language.OnJRuler, language.OnJResonator,
			language.OnRulerJRuler},
		"Filter.State": {language.Rested, language.Recovered},
		"Filter.Types": {language.Ruler, language.JRuler, language.Stone, language.Resonator, language.Spell,
			language.Addition, language.Regalia},
		"Later.On": {language.OnTurnBegins, language.OnDrawPhase, language.OnRecovery, language.OnBattle,
			language.OnAttackStep, language.OnBlockStep, language.OnBattleEnds,
			language.OnEndPhase, language.OnTurnEnds},
		"Reveal.What": {language.RevealHand, language.RevealTop},
		"Save.By":     {language.SaveBanish, language.SaveToHand, language.SaveRemove},
		"Change.Must": {language.MustAttack},
		"Change.Cannot": {language.CannotAttack, language.CannotBlock, language.CannotDestroyed,
			language.CannotTargeted, language.CannotCancelled},
	})
}
