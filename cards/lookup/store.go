package lookup

import (
	"context"
	"strconv"
	"strings"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/custom"
	"github.com/blevesearch/bleve/v2/analysis/tokenizer/whitespace"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/search/query"
	bleveindex "github.com/blevesearch/bleve_index_api"
)

// store is the inverted index over the features of all entries. It finds what a question may be about; ranking does the
// rest.
type store struct{ index bleve.Index }

// field is the only field of the store's documents.
const field = "features"

// newStore puts entries into a store. They are its documents, by their numbers.
func newStore(entries []entry) *store {
	index, err := bleve.NewUsing("", features(), scorch.Name, scorch.Name, nil)
	if err != nil {
		panic(err) // in memory there is nothing that could fail
	}
	batch := index.NewBatch()
	for i, e := range entries {
		var b strings.Builder
		for _, units := range e.units {
			for _, u := range units {
				for _, f := range u.features {
					b.WriteString(f.name)
					b.WriteByte(' ')
				}
			}
		}
		if err := batch.Index(strconv.Itoa(i), map[string]any{field: b.String()}); err != nil {
			panic(err)
		}
	}
	if err := index.Batch(batch); err != nil {
		panic(err)
	}
	return &store{index}
}

// features is the mapping of documents that are features with spaces between them.
func features() mapping.IndexMapping {
	m := bleve.NewIndexMapping()
	m.ScoringModel = bleveindex.BM25Scoring
	apart := map[string]any{"type": custom.Name, "tokenizer": whitespace.Name}
	if err := m.AddCustomAnalyzer(field, apart); err != nil {
		panic(err)
	}
	text := bleve.NewTextFieldMapping()
	text.Analyzer = field
	text.Store, text.IncludeInAll, text.IncludeTermVectors, text.DocValues = false, false, false, false
	m.DefaultMapping.Dynamic = false
	m.DefaultMapping.AddFieldMappingsAt(field, text)
	return m
}

// candidates returns the entries that have most in common with a question.
func (s *store) candidates(ctx context.Context, q *question, limit int) []int {
	heaviest := 0.0
	for _, w := range q.weight {
		heaviest = max(heaviest, w)
	}
	var any []query.Query
	for i, u := range q.units {
		if (u.stop || u.asks) && len(q.units) > 1 || q.weight[i] < common && heaviest > 2*common {
			continue // nearly every entry has it
		}
		for _, f := range u.features {
			t := bleve.NewTermQuery(f.name)
			t.SetField(field)
			t.SetBoost(q.weight[i] * f.sure)
			any = append(any, t)
		}
	}
	if len(any) == 0 {
		return nil
	}
	req := bleve.NewSearchRequestOptions(bleve.NewDisjunctionQuery(any...), limit, 0, false)
	res, err := s.index.SearchInContext(ctx, req)
	if err != nil {
		return nil // the context ended
	}
	var out []int
	for _, h := range res.Hits {
		if i, err := strconv.Atoi(h.ID); err == nil {
			out = append(out, i)
		}
	}
	return out
}
