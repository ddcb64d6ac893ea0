package text_test

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"farpost/cards/cardfile"
	data "farpost/cards/fow"
	"farpost/cards/fow/text"
	"farpost/cards/golden"
	"farpost/cards/source"
	"farpost/engine/fow/language"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []language.Card {
	t.Helper()
	raw, err := os.ReadFile("testdata/blocks.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var f struct {
		Set   cardfile.Header `yaml:"set"`
		Cards []language.Card `yaml:"cards"`
	}
	if _, faults := source.Decode("blocks.yaml", raw, &f, source.DefaultLimits); len(faults) > 0 {
		t.Fatal(source.Faults(faults))
	}
	return f.Cards
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
	used := map[string]bool{}
	for _, c := range append(samples(t), set.Compiled.(*language.Book).Cards()...) {
		note(reflect.ValueOf(c), used)
	}
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(x reflect.Type) {
		for x.Kind() == reflect.Pointer || x.Kind() == reflect.Slice {
			x = x.Elem()
		}
		if x.Kind() != reflect.Struct || seen[x] || x == reflect.TypeFor[language.Will]() {
			return
		}
		seen[x] = true
		for i := range x.NumField() {
			f := x.Field(i)
			if key := x.Name() + "." + f.Name; !f.Anonymous && !used[key] {
				t.Errorf("%s stands on no card and in no sample", key)
			}
			walk(f.Type)
		}
	}
	walk(reflect.TypeFor[language.Card]())
	for field, values := range map[string][]string{
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
	} {
		for _, v := range values {
			if !used[field+"="+v] {
				t.Errorf("%s %q stands on no card and in no sample", field, v)
			}
		}
	}
}

// note notes every field that is set, and the values of strings.
func note(v reflect.Value, used map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			note(v.Elem(), used)
		}
	case reflect.Slice:
		for i := range v.Len() {
			note(v.Index(i), used)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f, key := v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name
			if f.IsZero() {
				continue
			}
			used[key] = true
			switch {
			case f.Kind() == reflect.String:
				used[key+"="+f.String()] = true
			case f.Kind() == reflect.Slice && f.Type().Elem().Kind() == reflect.String:
				for j := range f.Len() {
					used[key+"="+f.Index(j).String()] = true
				}
			}
			if f.Type() != reflect.TypeFor[language.Will]() {
				note(f, used)
			}
		}
	}
}
