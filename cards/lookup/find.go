package lookup

import (
	"cmp"
	"context"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/fuzzy"
)

// Found is a hit with the game that it is of, and how well it answers.
type Found struct {
	Hit
	Game string
	// Score is up to 1. Sure says that it is enough to be given as the answer.
	Score float64
	Sure  bool
}

// Answer is what a question finds.
type Answer struct {
	// Found is best first.
	Found []Found
	// Sure is false where nothing says exactly what was asked.
	Sure bool
	// Exact is true where the first has what was asked as its id or its name.
	Exact bool
	// Missing is the id that was asked for, if there is none such; nothing is found then.
	Missing string
	// Asked is the game's word that is all that was asked for; nil if that is not one word of the game.
	Asked *Term
	// Terms are the game's words that the question is about, the nearest first.
	Terms []Term
}

// Find returns the best hits for a query, the best first, at most limit of them. Kinds restricts the hits; without any,
// all kinds count. If the query is an id, only what has that id is found. An empty query, or a limit of 0 or less,
// returns none.
func (x *Index) Find(query string, limit int, kinds ...Kind) []Hit {
	var out []Hit
	for _, f := range x.Ask(query, limit, kinds...).Found {
		out = append(out, f.Hit)
	}
	return out
}

// pool is how many candidates are ranked.
const pool = 40

// Ask answers a question with at most limit hits.
func (x *Index) Ask(query string, limit int, kinds ...Kind) Answer {
	folded := x.withoutGame(clean(query))
	if folded == "" || limit <= 0 {
		return Answer{}
	}
	if found, missing := x.byID(query, folded, kinds); found != nil || missing != "" {
		return Answer{Found: x.certain(found, limit), Sure: found != nil, Exact: found != nil, Missing: missing}
	}
	r := x.rank(folded, kinds)
	out := Answer{Sure: r.sure, Exact: len(r.order) > 0 && r.score[r.order[0]] >= hasName, Asked: r.asked,
		Terms: r.terms}
	for _, i := range r.order[:min(limit, len(r.order))] {
		out.Found = append(out.Found, Found{x.hits[i], x.game, min(1, r.score[i]), r.q.sure(r.score[i])})
	}
	return out
}

// certain returns hits that are what was asked for.
func (x *Index) certain(list []int, limit int) []Found {
	var out []Found
	for _, i := range list[:min(limit, len(list))] {
		out = append(out, Found{x.hits[i], x.game, 1, true})
	}
	return out
}

// ranking is the entries that a question may be about.
type ranking struct {
	order []int
	score map[int]float64
	q     *question
	sure  bool
	asked *Term
	terms []Term
}

// rank ranks what a question may be about.
func (x *Index) rank(folded string, kinds []Kind) ranking {
	q := x.understand(folded)
	q.seeks = seeking.MatchString(folded)
	r := ranking{q: q, score: map[int]float64{}}
	for _, i := range x.store.candidates(context.Background(), q, pool) {
		if x.wanted(i, kinds) {
			r.score[i] = x.fit(i, q)
		}
	}
	x.byName(folded, kinds, r.score)
	named := x.named(q)
	if i := slices.IndexFunc(x.terms, func(t term) bool { return t.folded == folded }); i >= 0 {
		r.asked = &x.terms[i].Term
	} else if len(named) == 1 {
		r.asked = &named[0].Term
	}
	for n, t := range named {
		for k, i := range t.hits {
			if x.wanted(i, kinds) {
				r.score[i] = max(r.score[i], explains-0.02*float64(k)-0.05*float64(n))
			}
		}
	}
	for i := range r.score {
		r.order = append(r.order, i)
	}
	slices.SortFunc(r.order, func(a, b int) int {
		return cmp.Or(cmp.Compare(r.score[b], r.score[a]), cmp.Compare(a, b))
	})
	if len(r.order) > 0 {
		r.sure = q.sure(r.score[r.order[0]])
	}
	r.terms = x.nearest(q, r.order)
	return r
}

// Scores of a card whose name is the query or begins with it, and of one that is surely meant.
const (
	hasName     = 1.2
	beginsName  = 1.1
	certainName = 0.97
)

// explains is the score of what explains a term that is all that was asked for.
const explains = 0.95

// seeking is how people begin who look for a card by what it does.
var seeking = regexp.MustCompile(`^(is there |are there |do you have |e |c e |ci sono |esiste |esistono )?(` +
	`(a |any |the )?(cards?|one|something) (that|which|to|with|for) |(which|what) cards? |what (makes|lets|gives) |` +
	`(an? |the |any )?[a-z]+ (that|which) [a-z]+s |` +
	`(una? |la |le |qualche |delle )?(cart[ae]|quell[ao]|qualcosa) (che|per|con) |qual[ie] cart[ae] )`)

// byName scores cards whose name is the query, begins with it, or is spelt almost like it.
func (x *Index) byName(folded string, kinds []Kind, score map[int]float64) {
	query := compact(folded)
	letters := utf8.RuneCountInString(query)
	limit := min(letters/4, 4)
	for _, n := range x.names {
		if !x.wanted(n.hit, kinds) {
			continue
		}
		switch {
		case n.plain == query:
			score[n.hit] = max(score[n.hit], hasName)
		case strings.HasPrefix(n.key, folded):
			score[n.hit] = max(score[n.hit], beginsName)
		case limit > 0 && max(letters-n.letters, n.letters-letters) <= limit:
			if d := fuzzy.Distance(query, n.plain, limit); d <= limit {
				score[n.hit] = max(score[n.hit], 1-0.05*float64(d))
			}
		}
	}
}

// withoutGame drops the name of the game from a question about it, unless a term of the game has the same name.
func (x *Index) withoutGame(folded string) string {
	padded := " " + folded + " "
	for _, name := range x.dropped {
		padded = strings.ReplaceAll(padded, name, " ")
	}
	if rest := strings.TrimSpace(padded); rest != "" {
		return rest
	}
	return folded
}

// AskAll asks several indexes, and joins their answers. A question that names a game is about that game. A word means
// something else in each game, so Asked is only set where one is asked.
func AskAll(list []*Index, query string, limit int, kinds ...Kind) Answer {
	var out Answer
	padded := " " + clean(query) + " "
	names := func(x *Index) bool {
		return slices.ContainsFunc(x.called, func(n string) bool { return strings.Contains(padded, n) })
	}
	if slices.ContainsFunc(list, names) {
		list = slices.DeleteFunc(slices.Clone(list), func(x *Index) bool { return !names(x) })
	}
	for _, x := range list {
		a := x.Ask(query, limit, kinds...)
		out.Found = append(out.Found, a.Found...)
		out.Terms = append(out.Terms, a.Terms...)
		out.Sure, out.Exact = out.Sure || a.Sure, out.Exact || a.Exact
		out.Missing = cmp.Or(out.Missing, a.Missing)
		if len(list) == 1 {
			out.Asked = a.Asked
		}
	}
	slices.SortStableFunc(out.Found, func(a, b Found) int { return cmp.Compare(b.Score, a.Score) })
	out.Found = out.Found[:min(limit, len(out.Found))]
	if out.Sure {
		out.Missing = ""
	}
	return out
}
