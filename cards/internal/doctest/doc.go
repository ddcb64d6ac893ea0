// Package doctest tests the pages for authors of cards. It ensures that the files which a page shows can be loaded,
// that the page quotes the texts that are generated, and that its tables agree with the data.
//
//	p := doctest.Page{File: "../../docs/cards.md", Game: "farwald", Files: 3}
//	dir, set := p.Sample(t)                       // the page's files, written out and loaded
//	p.Tells(t, set, "harbour", "H01", "## 5.")    // its deck is legal, and it quotes card H01 before heading 5
//	p.Current(t, *update, map[string]string{"texts": doctest.Texts(set, "H")})
//
// A file on a page is a yaml block behind a line that names it as `my-cards/GAME/NAME.yaml`. A generated part is
// between <!-- NAME: generated --> and <!-- /NAME -->.
package doctest
