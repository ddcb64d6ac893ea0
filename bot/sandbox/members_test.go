package sandbox_test

import (
	"testing"

	"farpost/bot/sandbox"
)

// TestMembers ensures that a sandbox has as many members as it is asked for, four by itself, all with names of their
// own, of whom the first one alone is the administrator.
func TestMembers(t *testing.T) {
	t.Parallel()
	for asked, want := range map[int]int{0: 4, 2: 2, 40: 40} {
		s, err := sandbox.New(sandbox.Config{Members: asked, Locales: []string{"it"}})
		if err != nil {
			t.Fatal(err)
		}
		list := s.Member(0).View().Members
		if len(list) != want {
			t.Errorf("asked for %d: %d members", asked, len(list))
		}
		names := map[string]bool{}
		for i, m := range list {
			if names[m.Name] || names[m.Username] || m.Username == "" {
				t.Errorf("member %d is called %q, %q", i, m.Name, m.Username)
			}
			names[m.Name], names[m.Username] = true, true
			if m.Administrator != (i == 0) {
				t.Errorf("member %d of %d is administrator: %v", i, want, m.Administrator)
			}
		}
		if list[0].Locale != "it" {
			t.Errorf("the first reads %s", list[0].Locale)
		}
		if err := s.Close(t.Context()); err != nil {
			t.Error(err)
		}
	}
}
