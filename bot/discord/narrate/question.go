package narrate

import (
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Ask words a question of an announcement: by its prompt, else by the words for its kind (family "questions", then
// "help"), else by its parameter's name, else by how many are to be chosen.
func (t *Teller) Ask(q *engine.Question) string {
	if q.Prompt.Code != "" {
		return t.Say(q.Prompt)
	}
	for _, family := range []string{"questions", "help"} { // its own words, or those of the question that it belongs to
		if s := t.Word(family, q.Kind); s != "" {
			return s
		}
	}
	if s := t.Word("params", q.Name); s != "" {
		return s
	}
	return t.Text("step.choose", engine.A("min", engine.Int(q.Min)), engine.A("max", engine.Int(q.Max)))
}

// Nothing says what choosing nothing means for a question (family "nothing"). The game has its words by the kind of an
// open question, or by the name of a question in an announcement. Without them it is a word of the bot.
func (t *Teller) Nothing(q uint64, name string) string {
	if name == engine.ChoiceName && t.Pos.State.Ask != nil {
		if sa := t.Pos.State.Ask.ByQ(q); sa != nil {
			name = sa.Kind
		}
	}
	if w := t.Word("nothing", name); w != "" {
		return w
	}
	return t.Text("button.none")
}

// LeadsOn reports whether a verb can be the answer to a question: it is not refused at once, and its first question has
// enough options that are possible. If not, why is its refusal, or which options are refused for what, in words. It is
// "" where there is nothing at all to do it with. out is what the verb alone comes to.
func (t *Teller) LeadsOn(seat engine.Seat, q uint64, verb string) (
	ok bool, why string, out engine.Outcome, err error) {
	out, err = t.Pos.Draft(seat, q, engine.Reply{Verb: verb})
	switch {
	case err != nil:
		return false, "", out, err
	case out.Refusal != nil:
		return false, t.Refusal(out.Refusal), out, nil
	case out.Question == nil || len(Possible(out.Question, nil)) >= out.Question.Min:
		return true, "", out, nil
	}
	return false, ui.Clip(strings.Join(t.unforeseen(out.Question.Options), "; "), maxWhy), out, nil
}

// maxWhy is how many characters a reason may take why a verb leads nowhere.
const maxWhy = 220
