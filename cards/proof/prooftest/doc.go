// Package prooftest tries the linter of a game with whatever a file may hold; only tests use it.
//
//	func FuzzCheck(f *testing.F) {
//		prooftest.Fuzz(f, []string{"../kilnmoor.yaml"}, nil, lint.Check, func(s *form.Set[language.Card]) error {
//			book, err := language.NewBook(s.Cards, s.Groups...)
//			… // words all cards
//			return err
//		})
//	}
package prooftest
