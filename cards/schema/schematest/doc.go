// Package schematest helps games to test their schemas (package schema).
//
//	func TestSchema(t *testing.T) { schematest.Check(t, schema.Language, *update) }
//
//	schematest.Agree(t, schema.Language, head, lint.Check,
//		[]string{"type: evocation, …}"}, []string{"type: evocaton, …}"})
//
//	s := schematest.Compile(t, schema.Language, "card")
//	err := schematest.Fits(t, s, data) // why a YAML file does not fit
package schematest
