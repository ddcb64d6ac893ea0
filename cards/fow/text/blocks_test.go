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
	"farpost/engine/fow"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []fow.Card {
	t.Helper()
	raw, err := os.ReadFile("testdata/blocks.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var f struct {
		Set   cardfile.Header `yaml:"set"`
		Cards []fow.Card      `yaml:"cards"`
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
	for _, c := range append(samples(t), set.Compiled.(*fow.Book).Cards()...) {
		note(reflect.ValueOf(c), used)
	}
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(x reflect.Type) {
		for x.Kind() == reflect.Pointer || x.Kind() == reflect.Slice {
			x = x.Elem()
		}
		if x.Kind() != reflect.Struct || seen[x] || x == reflect.TypeFor[fow.Will]() {
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
	walk(reflect.TypeFor[fow.Card]())
	for field, values := range map[string][]string{
		"Event.On": {fow.OnEnters, fow.OnSummoned, fow.OnToGraveyard, fow.OnDestroyed, fow.OnAttacks, fow.OnAttackPlayer, fow.OnBlocks, fow.OnDeals,
			fow.OnDealt, fow.OnSpell, fow.OnJudgment, fow.OnCalled, fow.OnLife, fow.OnDraws, fow.OnDiscards, fow.OnTurnBegins, fow.OnDrawPhase,
			fow.OnRecovery, fow.OnMain, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep, fow.OnBattleEnds, fow.OnEndPhase, fow.OnTurnEnds},
		"Target.Kind":   {fow.TargetCard, fow.TargetPlayer, fow.TargetCardOrPlayer, fow.TargetSpell, fow.TargetGraveyard},
		"Target.Spell":  {fow.NormalSpell, fow.SummonSpell},
		"Modify.Until":  {fow.UntilBattle, fow.UntilOpponent, fow.WhileInZone},
		"On.Of":         {fow.RefThis, fow.RefIt, fow.RefOther, fow.RefCarrier},
		"Count.Who":     {fow.WhoController, fow.WhoOpponent, fow.WhoEach, fow.WhoThat},
		"Card.Addition": {fow.OnField, fow.OnResonator, fow.OnJRuler, fow.OnJResonator, fow.OnRulerJRuler},
		"Filter.State":  {fow.Rested, fow.Recovered},
		"Filter.Types":  {fow.Ruler, fow.JRuler, fow.Stone, fow.Resonator, fow.Spell, fow.Addition, fow.Regalia},
		"Later.On": {fow.OnTurnBegins, fow.OnDrawPhase, fow.OnRecovery, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep, fow.OnBattleEnds,
			fow.OnEndPhase, fow.OnTurnEnds},
		"Reveal.What":   {fow.RevealHand, fow.RevealTop},
		"Save.By":       {fow.SaveBanish, fow.SaveToHand, fow.SaveRemove},
		"Change.Must":   {fow.MustAttack},
		"Change.Cannot": {fow.CannotAttack, fow.CannotBlock, fow.CannotDestroyed, fow.CannotTargeted, fow.CannotCancelled},
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
			if f.Type() != reflect.TypeFor[fow.Will]() {
				note(f, used)
			}
		}
	}
}
