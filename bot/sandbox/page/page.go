package page

import "embed"

// FS holds the page's files with no folder in front of their names: index.html is the page
// itself, css/ and js/ hold what it refers to. Every path in them is relative to the root
// of the site, so FS must be served at "/". FS never changes at run time.
//
//go:embed index.html favicon.svg css js
var FS embed.FS
