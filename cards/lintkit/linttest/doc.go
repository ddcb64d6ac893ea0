// Package linttest fuzzes the linter of a game. It is for tests alone.
//
//	func FuzzCheck(f *testing.F) {
//		linttest.Fuzz(f, []string{"../kilnmoor.yaml"}, nil, lint.Check, func(s *cardfile.Set[fow.Card]) error {
//			book, err := fow.NewBook(s.Cards, s.Groups...)
//			… // words all cards
//			return err
//		})
//	}
package linttest
