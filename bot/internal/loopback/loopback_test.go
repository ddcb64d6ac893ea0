package loopback_test

import (
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"farpost/bot/internal/loopback"
)

// pair connects two ends on a network.
func pair(t *testing.T, n *loopback.Network) (near, far net.Conn) {
	t.Helper()
	l, err := n.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if near, err = n.DialContext(t.Context(), "tcp", l.Addr().String()); err != nil {
		t.Fatal(err)
	}
	if far, err = l.Accept(); err != nil {
		t.Fatal(err)
	}
	return near, far
}

// read reads once, and checks what comes.
func read(t *testing.T, c net.Conn, want string, wantErr error) {
	t.Helper()
	b := make([]byte, 64)
	n, err := c.Read(b)
	if string(b[:n]) != want || !errors.Is(err, wantErr) {
		t.Errorf("read %q, %v, want %q, %v", b[:n], err, want, wantErr)
	}
}

// write writes without waiting for anybody.
func write(t *testing.T, c net.Conn, text string) {
	t.Helper()
	if n, err := io.WriteString(c, text); n != len(text) || err != nil {
		t.Errorf("%d bytes of %q were written, %v", n, text, err)
	}
}

// TestConversation ensures that both ends read what the other wrote, as much as there is, that each knows the other's
// address, and that what was written before an end can still be read.
func TestConversation(t *testing.T) {
	t.Parallel()
	near, far := pair(t, loopback.New())
	write(t, near, "how ")
	write(t, near, "are you?")
	read(t, far, "how are you?", nil)
	write(t, far, "well")
	if near.RemoteAddr().String() != far.LocalAddr().String() ||
		far.RemoteAddr().String() != near.LocalAddr().String() {
		t.Errorf("%v to %v is %v to %v", near.LocalAddr(), near.RemoteAddr(), far.RemoteAddr(), far.LocalAddr())
	}
	write(t, far, ", bye")
	if err := far.Close(); err != nil {
		t.Error(err)
	}
	read(t, near, "well, bye", nil)
	read(t, near, "", io.EOF)
	read(t, far, "", net.ErrClosed)
	if _, err := near.Write([]byte("?")); err == nil {
		t.Error("somebody writes to an end that is closed")
	}
}

// TestRefused ensures that a connection to where nobody listens, or no more, and an address that is taken or none are
// errors.
func TestRefused(t *testing.T) {
	t.Parallel()
	n := loopback.New()
	const at = "127.0.0.1:80"
	dial := func() error {
		_, err := n.DialContext(t.Context(), "tcp", at)
		return err
	}
	if dial() == nil {
		t.Error("nobody listens, and there is a connection")
	}
	l, err := n.Listen(at)
	if err != nil || dial() != nil {
		t.Fatal(err)
	}
	for _, address := range []string{at, "nowhere", "127.0.0.1:http"} {
		if _, err := n.Listen(address); err == nil {
			t.Errorf("there is a listener on %s", address)
		}
	}
	if _, err := l.Accept(); err != nil {
		t.Error(err)
	}
	if err := errors.Join(l.Close(), l.Close()); err != nil {
		t.Error(err)
	}
	if _, err := l.Accept(); !errors.Is(err, net.ErrClosed) {
		t.Errorf("a listener that is closed: %v", err)
	}
	if dial() == nil {
		t.Error("nobody listens any more, and there is a connection")
	}
	if _, err := n.Listen(at); err != nil {
		t.Errorf("an address that is free again: %v", err)
	}
}

// TestDeadline ensures that a read ends at its deadline, also one that was set while it waits, and that none is left
// when it is taken away.
func TestDeadline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		near, far := pair(t, loopback.New())
		begun := time.Now()
		ok := func(err error) {
			if err != nil {
				t.Error(err)
			}
		}
		ok(near.SetReadDeadline(begun.Add(time.Minute)))
		read(t, near, "", os.ErrDeadlineExceeded)
		if took := time.Since(begun); took != time.Minute {
			t.Errorf("it took %v, want a minute", took)
		}
		ok(near.SetDeadline(time.Time{}))
		go func() {
			time.Sleep(time.Hour)
			ok(near.SetDeadline(time.Now().Add(time.Hour)))
		}()
		read(t, near, "", os.ErrDeadlineExceeded)
		if took := time.Since(begun); took != 2*time.Hour+time.Minute {
			t.Errorf("it took %v", took)
		}
		ok(near.SetReadDeadline(time.Time{}))
		write(t, far, "late")
		read(t, near, "late", nil)
	})
}

// TestStall ensures that a network that stalls keeps what is written, on connections old and new, and delivers it when
// it goes on.
func TestStall(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := loopback.New()
		old, far := pair(t, n)
		write(t, old, "before")
		n.Stall(true)
		young, newer := pair(t, n)
		came := make(chan string, 2)
		for _, c := range []net.Conn{far, newer} {
			go func() {
				b := make([]byte, 64)
				k, err := c.Read(b)
				if err != nil {
					t.Error(err)
				}
				came <- string(b[:k])
			}()
		}
		write(t, old, " and after")
		write(t, young, "new")
		synctest.Wait()
		select {
		case text := <-came:
			t.Errorf("%q comes through", text)
		default:
		}
		n.Stall(false)
		got := []string{<-came, <-came}
		slices.Sort(got)
		if want := []string{"before and after", "new"}; !slices.Equal(got, want) {
			t.Errorf("%q came, want %q", got, want)
		}
	})
}

// TestHTTP ensures that a server and a client of HTTP meet there, in a bubble whose time is theirs.
func TestHTTP(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := loopback.New()
		l, err := n.Listen("127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		s := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			time.Sleep(time.Hour)
			_, _ = io.WriteString(w, "an hour later") // a test that gets nothing says so
		})}
		served := make(chan error, 1)
		go func() { served <- s.Serve(l) }()
		c := &http.Client{Transport: &http.Transport{DialContext: n.DialContext}}
		begun := time.Now()
		resp, err := c.Get("http://" + l.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		if err != nil || string(body) != "an hour later" || time.Since(begun) != time.Hour {
			t.Errorf("%q after %v, %v", body, time.Since(begun), err)
		}
		c.CloseIdleConnections()
		if err := errors.Join(resp.Body.Close(), s.Shutdown(t.Context())); err != nil {
			t.Error(err)
		}
		<-served
	})
}
