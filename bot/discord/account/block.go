package account

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// The options of /settings that say from whom a person takes no invitations.
const (
	optBlock   = "block"
	optUnblock = "unblock"
)

// maxBlocked is how many people one may block: all of them fit into one message.
const maxBlocked = 50

// block changes from whom a person takes no invitations, as the options say. Matches that are played go on, and nobody
// is told. done says that the person has had an answer: they cannot block themselves, nor more than maxBlocked.
func (a *Account) block(ctx context.Context, p route.Place) (done bool, err error) {
	add, remove := p.Options.Text(optBlock), p.Options.Text(optUnblock)
	if add == "" && remove == "" {
		return false, nil
	}
	if add == p.User.ID {
		return true, p.Say(api.Message{Content: p.Text("settings.blockself")})
	}
	full := false
	err = a.People.Change(ctx, p.User.ID, func(_ *storage.Player, who *people.Person) {
		who.Blocked = slices.DeleteFunc(who.Blocked, func(id string) bool { return id == remove || id == add })
		if full = add != "" && len(who.Blocked) >= maxBlocked; add != "" && !full {
			who.Blocked = append(who.Blocked, add)
		}
	})
	if err != nil || !full {
		return false, err
	}
	return true, p.Say(api.Message{Content: p.Text("settings.blockfull", engine.A("max", engine.Int(maxBlocked)))})
}

// blockedLine says from whom a person takes no invitations.
func blockedLine(p route.Place, blocked []string) string {
	if len(blocked) == 0 {
		return p.Text("settings.blocknone")
	}
	var all []string
	for _, id := range blocked {
		all = append(all, ui.Mention(id))
	}
	return p.Text("settings.blocked", engine.A("players", ui.Plain(strings.Join(all, ", "))))
}
