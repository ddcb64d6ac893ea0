package people_test

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/people"
	"farpost/bot/words"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// directory is a directory of nobody, which reports faults to the test.
func directory(t *testing.T) *people.Directory {
	t.Helper()
	store, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "bot.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	texts, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &people.Directory{Store: store, Texts: texts, Clock: clock.NewFake(time.Unix(1_800_000_000, 0)),
		Report: func(err error) { t.Errorf("reported: %v", err) }}
}

// TestLang ensures that a locale of Discord's is read as a language of the bot, and any other as the default one.
func TestLang(t *testing.T) {
	d := directory(t)
	for locale, want := range map[string]string{"it": "it", "IT": "it", "it-whatever": "it", "en-GB": "en",
		"en-US": "en",
		"fr":    "en", "": "en"} {
		if got := d.Lang(locale); got != want {
			t.Errorf("%q is read as %s, want %s", locale, got, want)
		}
	}
}

// TestRemember ensures that the name and language of whoever acts are kept: the name in the server before that of the
// account; that a language which is not said leaves the one before; and that a chosen one counts more.
func TestRemember(t *testing.T) {
	d, ctx := directory(t), t.Context()
	if name, lang := d.Name(ctx, "1"), d.LangOf(ctx, "1"); name != "" || lang != "en" {
		t.Errorf("never seen, and called %q, %s", name, lang)
	}
	for _, test := range []struct {
		user               discordgo.User
		nick, locale       string
		wantName, wantLang string
	}{
		{discordgo.User{ID: "1", Username: "bruno7"}, "", "it", "bruno7", "it"},
		{discordgo.User{ID: "1", Username: "bruno7", GlobalName: "Bruno"}, "", "", "Bruno", "it"},
		{discordgo.User{ID: "1", Username: "bruno7", GlobalName: "Bruno"}, "Il Bruno", "en-GB", "Il Bruno", "en"},
	} {
		if err := d.Remember(ctx, &test.user, test.nick, test.locale); err != nil {
			t.Fatal(err)
		}
		if name, lang := d.Name(ctx, "1"), d.LangOf(ctx, "1"); name != test.wantName || lang != test.wantLang {
			t.Errorf("called %q, %s; want %q, %s", name, lang, test.wantName, test.wantLang)
		}
	}
	if err := d.Change(ctx, "1", func(pl *storage.Player, _ *people.Person) { pl.Locale = "it" }); err != nil {
		t.Fatal(err)
	}
	if lang := d.LangOf(ctx, "1"); lang != "it" {
		t.Errorf("written to in %s, and chose Italian", lang)
	}
}

// TestNames ensures that players have their names by seat, and that one who was never seen has a number.
func TestNames(t *testing.T) {
	d, ctx := directory(t), t.Context()
	if err := d.Remember(ctx, &discordgo.User{ID: "1", Username: "ada"}, "Ada", "en"); err != nil {
		t.Fatal(err)
	}
	got := d.Names(ctx, []storage.Seat{{Player: "1"}, {Player: "2"}})
	if want := []string{"Ada", "Player 2"}; !slices.Equal(got, want) {
		t.Errorf("the names are %q, want %q", got, want)
	}
}

// TestServer ensures that a server is as it was set up, and that one which never was has the defaults.
func TestServer(t *testing.T) {
	d, ctx := directory(t), t.Context()
	s, err := d.Server(ctx, "7")
	if err != nil || s.ID != "7" || people.SetupOf(s) != (people.Setup{}) || d.ServerLang(ctx, "7") != "en" {
		t.Errorf("never set up: %+v, %v, in %s", s, err, d.ServerLang(ctx, "7"))
	}
	s.Locale = "it"
	want := people.Setup{Organiser: "1", Silence: 3}
	if err := d.PutServer(ctx, s, want); err != nil {
		t.Fatal(err)
	}
	if s, err = d.Server(ctx, "7"); err != nil || people.SetupOf(s) != want || d.ServerLang(ctx, "7") != "it" {
		t.Errorf("set up: %+v, %v, in %s", s, err, d.ServerLang(ctx, "7"))
	}
	s.Settings = []byte("not ours")
	if got := people.SetupOf(s); got != (people.Setup{}) {
		t.Errorf("of another version's settings %+v is read", got)
	}
}

// TestLacks ensures that missing permissions are named in the reader's language, those first without which there is no
// match, and that an administrator lacks none.
func TestLacks(t *testing.T) {
	d := directory(t)
	if got := d.Lacks("en", 0); len(got) != 7 || got[0] != "View Channel" || got[1] != "Send Messages" {
		t.Errorf("with no permission %q are missing", got)
	}
	if got := d.LacksNecessary("en", discordgo.PermissionViewChannel); !slices.Equal(got, []string{"Send Messages"}) {
		t.Errorf("necessary and missing: %q", got)
	}
	if en, it := d.Lacks("en", 0), d.Lacks("it", 0); slices.Equal(en, it) {
		t.Errorf("in both languages %q", en)
	}
	if got := d.Lacks("en", discordgo.PermissionAdministrator); len(got) != 0 {
		t.Errorf("an administrator lacks %q", got)
	}
}

// TestClosedDMsToldOnce ensures that closed direct messages are told once, and again only after they were open.
func TestClosedDMsToldOnce(t *testing.T) {
	d := directory(t)
	told := func() bool {
		t.Helper()
		line, err := d.ClosedDMs(t.Context(), "1", "en")
		if err != nil {
			t.Fatal(err)
		}
		return line != ""
	}
	note := func(open bool) {
		t.Helper()
		if err := d.NoteDM(t.Context(), "1", open, "42"); err != nil {
			t.Fatal(err)
		}
	}
	if told() {
		t.Error("told before anything was tried")
	}
	note(false)
	if !told() || told() {
		t.Error("closed, and not told once")
	}
	note(true)
	if told() {
		t.Error("told although they are open")
	}
	note(false)
	if !told() {
		t.Error("closed again, and not told")
	}
}
