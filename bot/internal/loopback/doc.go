// Package loopback is a network in memory: connections that no system knows of. A bot and its sandbox that meet there
// open no port, and a test can run both in a bubble of testing/synctest, in which time moves only when everybody waits.
//
//	n := loopback.New()
//	ln, err := n.Listen("127.0.0.1:0")                      // for an http.Server
//	c, err := n.DialContext(ctx, "tcp", ln.Addr().String()) // for an http.Transport, or a WebSocket
//
// A connection holds what was written until it is read, however much that is, so a writer never waits. Deadlines of
// reads hold; those of writes are not needed. [Network.Stall] keeps everything that is under way, as a network does
// that has lost its packets for a while.
package loopback
