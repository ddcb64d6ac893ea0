package simulate

import (
	"context"
	"fmt"
	"slices"
	"time"

	"farpost/bot/simulate/people"
	"farpost/bot/table"
	"farpost/cards"
	"farpost/cards/deck"
)

// secretly begins matches against somebody who does nothing but pass. In the second of two runs the deck of that person
// lies in another order, so that all their cards are others; nobody else can know.
func (r *run) secretly() error {
	silent := r.people[len(r.people)-1]
	silent.Habits = people.Habits{Away: silent.Habits.Away, Sits: silent.Habits.Sits, Silent: true}
	r.world.Ledger.Secret = silent.ID()
	clocks := table.DefaultSettings()
	clocks.Turn, clocks.Reaction = 168*time.Hour, 20*time.Minute // what a turn's default does may show a card
	for i := range r.Matches {
		game := r.game(i)
		set, err := cards.Load(game)
		if err != nil {
			return err
		}
		list := deck.Expand(set.Decks()[0].Cards)
		for _, sec := range set.Rules.Sections {
			for j, id := range list {
				if card, _ := set.Index().Card(id); card.Section == sec.Name && len(sec.Usual) > 0 {
					list[j] = sec.Usual[0].ID // they lie open as they come, so their order is no secret
				}
			}
		}
		own := slices.Clone(list)
		if r.turned {
			slices.Reverse(own)
		}
		other := r.people[i%(len(r.people)-1)]
		err = r.world.Ask(func(ctx context.Context) error {
			t := r.world.App().Table
			id := fmt.Sprint("s", i)
			m, err := t.Invite(ctx, table.Invitation{Server: r.world.Sandbox.GuildID(),
				Channel: r.world.Sandbox.ChannelID("matches"), Game: game, From: other.ID(), To: []string{silent.ID()},
				Settings: clocks, Deck: table.Deck{Name: id, Cards: list}})
			if err != nil {
				return err
			}
			_, err = t.Accept(ctx, m.ID, silent.ID(), table.Deck{Name: id, Cards: own}, "")
			return err
		})
		if err != nil {
			return fmt.Errorf("begin a match of %s: %w", game, err)
		}
	}
	return nil
}
