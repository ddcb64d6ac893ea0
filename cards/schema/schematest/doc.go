// Package schematest helps games to test their schemas (package schema).
//
//	func TestSchema(t *testing.T) { schematest.Check(t, schema.Language, *update) }
//
//	schematest.Agree(t, schema.Language, head, lint.Check,
//		[]string{"type: evocation, …}"}, []string{"type: evocaton, …}"})
//
//	s := schematest.Compile(t, schema.Language, "card")
//	err := schematest.Fits(t, s, data) // why a YAML file does not fit
//
// Reading finds what of a language stands on no card whose texts are tested, and in no sample:
//
//	read := schematest.NewReading()
//	for _, c := range append(schematest.Samples[chess.Card](t, "testdata/blocks.yaml"), book.Cards()...) {
//		read.Add(c)
//	}
//	read.Whole(t, reflect.TypeFor[chess.Card](), map[string][]string{"Event.On": {"check", "mate"}})
package schematest
