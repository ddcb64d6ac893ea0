package route

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/reply"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Finder finds the match and the game that somebody means.
type Finder struct {
	narrate.Words
	Table  *table.Table
	People *people.Directory
}

// Match finds the match that a command means. Named by id, it is that one, unless it is of another server and the
// person does not play in it. With id "" it is the match of this thread, else the only running match that the person
// plays. With a game, only its matches count then.
func (f *Finder) Match(ctx context.Context, c reply.Call, id, game string) (table.Position, error) {
	if id != "" {
		return f.Table.Position(ctx, id)
	}
	match, err := f.implied(ctx, c, game)
	if err != nil {
		return table.Position{}, err
	}
	return f.Table.Position(ctx, match.ID)
}

// implied finds the match that is meant where none is named.
func (f *Finder) implied(ctx context.Context, c reply.Call, game string) (storage.Match, error) {
	if m, ok, err := f.here(ctx, c, game); ok || err != nil {
		return m, err
	}
	mine, err := f.Table.Find(ctx, c.User.ID, "", storage.Running)
	if err != nil {
		return storage.Match{}, err
	}
	switch mine = of(mine, game); len(mine) {
	case 0:
		return storage.Match{}, engine.Refuse("match.none", "")
	case 1:
		return mine[0], nil
	}
	return storage.Match{}, engine.Refuse("match.which", "", engine.A("n", engine.Int(len(mine))))
}

// here finds the match of this thread; ok is false where there is none.
func (f *Finder) here(ctx context.Context, c reply.Call, game string) (m storage.Match, ok bool, err error) {
	list, err := f.Table.Find(ctx, "", c.ChannelID, storage.Running, storage.Over, storage.Parked)
	if list = of(list, game); err != nil || len(list) == 0 || list[0].Thread == "" {
		return m, false, err
	}
	return list[0], true, nil
}

// of leaves the matches of a game; all for "".
func of(list []storage.Match, game string) []storage.Match {
	return slices.DeleteFunc(list, func(m storage.Match) bool { return game != "" && m.Game != game })
}

// Game finds the game that a look-up means: the one that was named; else that of this thread's match; else the one that
// the person set as theirs; else that of the only match that they play, or what they played last; else what was played
// last in this channel, or ended last on this server; else the first of all games.
func (f *Finder) Game(ctx context.Context, p Place) string {
	if g := p.Options.Text("game"); g != "" {
		return g
	}
	for _, find := range []func(context.Context, Place) string{f.gameHere, f.gameSet, f.gamePlayed, f.gameAround} {
		if g := find(ctx, p); f.Library.Ruleset(g) != nil {
			return g
		}
	}
	return f.Library.Games()[0]
}

func (f *Finder) gameHere(ctx context.Context, p Place) string {
	m, _, err := f.here(ctx, p.Call, "")
	f.note(err)
	return m.Game
}

func (f *Finder) gameSet(ctx context.Context, p Place) string {
	_, who, err := f.People.Player(ctx, p.User.ID)
	f.note(err)
	return who.Game
}

func (f *Finder) gamePlayed(ctx context.Context, p Place) string {
	if m, err := f.implied(ctx, p.Call, ""); err == nil {
		return m.Game
	}
	return f.newest(ctx, p.User.ID, "")
}

func (f *Finder) gameAround(ctx context.Context, p Place) string {
	if g := f.newest(ctx, "", p.Parent()); g != "" || p.GuildID == "" {
		return g
	}
	m, _, err := f.Table.Ended(ctx, p.GuildID)
	f.note(err)
	return m.Game
}

// newest returns the game of the newest match of a player or a place; "" for none.
func (f *Finder) newest(ctx context.Context, player, place string) string {
	list, err := f.Table.Find(ctx, player, place)
	f.note(err)
	if len(list) == 0 {
		return ""
	}
	ByAge(list)
	return list[0].Game
}

// note reports a fault behind which the next way to find a game is tried.
func (f *Finder) note(err error) {
	if err != nil {
		f.People.Report(err)
	}
}

// Games lists all games in the order in which a look-up asks them: the one that is meant, then the others.
func (f *Finder) Games(meant string) []string {
	out := []string{meant}
	for _, game := range f.Library.Games() {
		if game != meant {
			out = append(out, game)
		}
	}
	return out
}

// GameOr returns a game, or the first of all games for "".
func (f *Finder) GameOr(game string) string {
	if game == "" {
		return f.Library.Games()[0]
	}
	return game
}

// present fills in the person's seat and notes that a player is there: whoever presses or types something and was away
// is back. The position is then as it is afterwards. A match of another server is refused to anybody who has no seat
// in it.
func (f *Finder) present(ctx context.Context, p Place) (Place, error) {
	p.Seat = p.Pos.Seat(p.User.ID)
	if p.Seat == engine.NoSeat {
		if p.Pos.Match.Server != p.GuildID {
			return p, engine.Refuse(table.CodeUnknown, "")
		}
		return p, nil
	}
	left, err := table.HasLeft(p.Pos.Seats[p.Seat])
	if err != nil || !left && !p.Pos.Seats[p.Seat].Away {
		return p, err
	}
	if _, err := f.Table.Present(ctx, p.Pos.Match.ID, p.User.ID); err != nil {
		return p, err
	}
	p.Pos, err = f.Table.Position(ctx, p.Pos.Match.ID)
	return p, err
}

// ByAge sorts matches, the newest first. It does not sort by the last change: secret answers change a match, too, and
// the order would show them.
func ByAge(list []storage.Match) {
	slices.SortFunc(list, func(a, b storage.Match) int {
		return cmp.Or(b.Created.Compare(a.Created), strings.Compare(a.ID, b.ID))
	})
}
