// Package linttest tries the linter of a game with whatever a file may hold; only tests use it.
//
//	func FuzzCheck(f *testing.F) {
//		linttest.Fuzz(f, []string{"../kilnmoor.yaml"}, nil, lint.Check, func(s *cardfile.Set[fow.Card]) error {
//			book, err := fow.NewBook(s.Cards, s.Groups...)
//			… // words all cards
//			return err
//		})
//	}
package linttest
