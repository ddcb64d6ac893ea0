// Package page embeds the static files of the sandbox's browser page.
//
// The sandbox serves FS at "/": index.html is the page itself, everything else is
// reached by its name. The files need no build step and no network.
package page

import "embed"

// FS holds the page's files, index.html among them, with no folder in front of their names.
//
//go:embed *.html
var FS embed.FS
