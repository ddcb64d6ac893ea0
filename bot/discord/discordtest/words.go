package discordtest

import (
	"testing"

	cardwords "farpost/cards/words"
)

// tallyWords are the words of the tiny game, the same in both languages.
func tallyWords(t *testing.T) []*cardwords.Table {
	t.Helper()
	var out []*cardwords.Table
	for _, lang := range []string{"en", "it"} {
		tab, err := cardwords.Parse(lang, []byte(tallyYAML))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, tab)
	}
	return out
}

const tallyYAML = `
game: {tally: "Tally"}
story: {story-title: "How Tally began", story: "Somebody counted, and somebody else counted better."}
zones: {hand: "Hand", grave: "Grave"}
verbs:
  {play: "Play", sort: "Sort", dig: "Dig", end: "End", guard: "Guard", boost: "Boost", spare: "Spare", parry: "Parry",
   shout: "Shout", pass: "Pass", choose: "Choose"}
verbhelp: {play: "Play a card", end: "End the turn"}
asked: {answer: "{by} played {card}{targets, plural, zero {} one { at {targets}} other { at {targets}}}. Respond?"}
ahead:
  {late: "Respond later", always: "Pass whatever comes", guard: "Guard", no-guard: "No guard", boost: "Boost now",
   finish: "No last word", deadly: "You have {n} life. Really no guard?"}
stands:
  {cards: "Cards", aimed: "Pass unless aimed at me", turn: "Pass until the turn ends", hit: "Pass until a hit",
   late: "Pass once it is late"}
asks:
  {idle: "it is your move", boost: "boost it", guard: "guard yourself", late: "answer late", answer: "answer a card",
   stake: "stake a card"}
help: {stake: "Stake a card or none."}
phases: {main: "main"}
badges: {life: "life", hand: "hand"}
results: {last: "nobody else was left", agreed: "All agreed.", time: "by the time rule: most life"}
kinds: {text: "{value}"}
rules: {life: "everybody begins with {n} life", hand: "hands of {n} cards"}
deck:
  V-MIN: "A deck needs {min} cards; this one has {n}. Add {add}."
  V-NORMAL: "At most 40 of {card}, you have {n}."
  V-STRONG: "At most 2 of {card}, you have {n}."
  V-LEGENDARY: "Only 1 of {card}, you have {n}."
  V-ENERGY: "Energy is no card."
  V-UNKNOWN: "No card is named {name}. Did you mean {guess}?"
  V-UNKNOWN-BARE: "No card is named {name}."
  V-AMBIGUOUS: "{name} fits {list}."
  V-COUNT: "Line {line}: {text} has no usable count."
  V-SYNTAX: "Line {line} is not understood: {text}."
  V-LONG: "Too long: at most {max} lines."
  V-EMPTY: "This deck is empty."
  V-LOCKED: "The match has begun; its Memory cannot be changed."
  V-OK: "{name}: legal, {n} cards ({normal} normal, {strong} strong, {legendary} legendary)."
  A-BIG: "{n} cards are many."
refusals: {G-HEAVY: "Too heavy.", G-LID: "A lid is not played.", G-NOPARRY: "You hold no parry."}
previews: {costs: "You play {card}."}
events:
  ended: "{seat} ended the turn."
  drew: "{seat} drew a card."
  drew.known: "You drew {card}."
  declared: "{seat} played {name}."
  discarded: "{seat} discarded {card}."
  life: "{seat}: life {n}."
  shouted: "{seat} shouted."
  guarded: "{seat} guards with {n}."
  sorted: "{seat} sorted {n} cards."
  defeated: "{seat} is out."
`
