package prose_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/prose"
)

// forms are the forms of a clause in one language: the order, what you, somebody and several do, and what you may do.
func forms(t *testing.T, lang, infinitive string) string {
	t.Helper()
	words := map[string]string{"en": "draw", "it": "pescare", lang: infinitive}
	b, err := prose.Parse("verb.yaml", fmt.Appendf(nil, "clauses: {v: {en: %q, it: %q}}\n", words["en"], words["it"]))
	if err != nil {
		t.Fatal(err)
	}
	to, v := b.In(lang), prose.Do("v", nil)
	said := func(subject prose.NP) string {
		return strings.TrimPrefix(to.Clause(v.By(subject)), to.NP(subject)+" ")
	}
	may := strings.TrimSuffix(to.Tell(prose.Step{May: true, Then: []prose.Step{{Clause: v}}}), ".")
	_, may, _ = strings.Cut(may, map[string]string{"en": "you may ", "it": "puoi "}[lang])
	return strings.Join([]string{to.Clause(v), said(prose.You), said(prose.Player(prose.Each)),
		said(prose.Player(prose.All)), may}, " | ")
}

// TestEnglishVerbs ensures that verbs take their -s, and that those that do not have their forms.
func TestEnglishVerbs(t *testing.T) {
	for _, want := range []string{
		"draw | draw | draws | draw | draw", "push it | push it | pushes it | push it | push it",
		"pass | pass | passes | pass | pass", "search | search | searches | search | search",
		"fix | fix | fixes | fix | fix", "go | go | goes | go | go", "do judgment | do judgment | does judgment | do judgment | do judgment",
		"carry | carry | carries | carry | carry", "play | play | plays | play | play",
		"be rested | are rested | is rested | are rested | be rested", "have 1 | have 1 | has 1 | have 1 | have 1",
		"can block | can block | can block | can block | be able to block",
		"cannot block | cannot block | cannot block | cannot block | be unable to block",
		"may block | may block | may block | may block | be allowed to block",
		"must block | must block | must block | must block | have to block",
		"would die | would die | would die | would die | would die",
		"draw, if able | draw, if able | draws, if able | draw, if able | draw, if able",
		"each have 1 | each have 1 | each has 1 | each have 1 | each have 1",
	} {
		order, _, _ := strings.Cut(want, " | ")
		if got := forms(t, "en", order); got != want {
			t.Errorf("%s:\n got %s\nwant %s", order, got, want)
		}
	}
}

// TestItalianVerbs ensures that the three conjugations and the verbs that go their own way have their forms, with what
// stands before them.
func TestItalianVerbs(t *testing.T) {
	for _, want := range []string{
		"pesca | peschi | pesca | pescano | pescare", "paga | paghi | paga | pagano | pagare",
		"lascia | lasci | lascia | lasciano | lasciare", "ricorda | ricordi | ricorda | ricordano | ricordare",
		"rimanda | rimandi | rimanda | rimandano | rimandare", "sposta | sposti | sposta | spostano | spostare",
		"metti | metti | mette | mettono | mettere", "rimuovi | rimuovi | rimuove | rimuovono | rimuovere",
		"bandisci | bandisci | bandisce | bandiscono | bandire",
		"impedisci | impedisci | impedisce | impediscono | impedire",
		"riapri | riapri | riapre | riaprono | riaprire", "segui | segui | segue | seguono | seguire",
		"ottieni | ottieni | ottiene | ottengono | ottenere", "previeni | previeni | previene | prevengono | prevenire",
		"scegli | scegli | sceglie | scelgono | scegliere", "togli | togli | toglie | tolgono | togliere",
		"produci | produci | produce | producono | produrre", "poni | poni | pone | pongono | porre",
		"sottrai | sottrai | sottrae | sottraggono | sottrarre", "rimani | rimani | rimane | rimangono | rimanere",
		"vai | vai | va | vanno | andare", "abbi | hai | ha | hanno | avere", "dai | dai | dà | danno | dare",
		"dici | dici | dice | dicono | dire", "fai | fai | fa | fanno | fare", "stai | stai | sta | stanno | stare",
		"sii | sei | è | sono | essere", "devi | devi | deve | devono | dovere",
		"puoi | puoi | può | possono | potere", "non metti | non metti | non mette | non mettono | non mettere",
	} {
		infinitive := want[strings.LastIndex(want, "| ")+2:]
		if got := forms(t, "it", infinitive); got != want {
			t.Errorf("%s:\n got %s\nwant %s", infinitive, got, want)
		}
	}
	for infinitive, want := range map[string]string{
		"si mettere": "mettisi | si metti | si mette | si mettono | mettersi",
		"si porre":   "ponisi | si poni | si pone | si pongono | porsi",
	} {
		if got := forms(t, "it", infinitive); got != want {
			t.Errorf("%s:\n got %s\nwant %s", infinitive, got, want)
		}
	}
}
