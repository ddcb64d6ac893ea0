// Package doctest holds pages for authors of cards to their word, for the tests of games: the files that a page shows load
// as they stand, what it quotes is what is generated, and its tables are those of the data.
//
//	p := doctest.Page{File: "../../docs/cards.md", Game: "farwald", Files: 3}
//	dir, set := p.Sample(t)                       // the page's files, written out and loaded
//	p.Tells(t, set, "harbour", "H01", "## 5.")    // its deck is legal, and it quotes this card's text before that heading
//	p.Current(t, *update, map[string]string{"texts": doctest.Texts(set, "H")})
//
// A file is a yaml block behind a line that names it as `my-cards/GAME/NAME.yaml`; a generated part stands between
// <!-- NAME: generated --> and <!-- /NAME -->.
package doctest
