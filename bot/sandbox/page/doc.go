// Package page is the sandbox's web page: the files that a browser loads, embedded in the
// program.
//
// On the page one visitor acts as up to four sample members of a small Discord: reads its
// channels, threads and direct messages, writes slash commands, presses buttons, chooses in
// menus and fills in forms. The package holds no behaviour in Go. A server serves FS and
// offers the API that the scripts speak (see PAGE_API.md beside the server):
//
//	mux.Handle("GET /", http.FileServerFS(page.FS))
//	mux.Handle("/_sandbox/", api)
//
// Nothing is built, bundled or fetched from elsewhere. The scripts are ES modules of one
// concept each under js/, started by js/main.js; the look is plain CSS under css/. The page
// sends itself a strict content security policy (no inline script, no inline style, no other
// host), so whatever is added has to be a file here.
//
// How a change reaches the screen, in four steps:
//
//  1. js/live.js holds one WebSocket per member and hands each frame to js/view.js, the copy
//     of everything that this member may see.
//  2. The view applies the frame and tells its listeners what changed.
//  3. js/pane.js, js/sidebar.js, js/messages.js and their kin draw just that part again.
//  4. What the visitor does goes out by js/api.js; its effects come back as frames.
//
// DESIGN.md says why it is made this way and lists the data-testid hooks that browser tests
// may rely on.
package page
