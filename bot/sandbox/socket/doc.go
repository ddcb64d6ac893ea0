// Package socket is the server's end of web sockets: the bot's gateway and the page's live views.
//
// Sending never waits. Send queues a frame, and a goroutine of the socket writes frames in order. That is why events
// can be sent with the world locked. A socket lives as long as its handler:
//
//	s, err := socket.Upgrade(rw, r, 2000) // disconnects a peer that is more than 2000 frames behind
//	if err != nil {
//		return // answered already
//	}
//	defer s.Finish()
//	s.Send(hello)
//	code := s.Receive(4096, func(raw []byte) { … }) // until the connection ends
//
// Close sends what is queued and says goodbye; Cut breaks the connection without a word.
package socket
