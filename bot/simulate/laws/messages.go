package laws

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/storage"
)

// calledJudge is the reason why clocks stand still until a judge has come, who may never.
const calledJudge = "judge"

// noted is the purpose of the note about the message of a match.
const noted = "front"

// live is a message on which people can act in a match.
type live struct {
	id, content string
	questions   []uint64
}

// isOld reports whether a message's buttons are about nothing that is asked now. Where the bot was not let in, such
// buttons stay; a press on them shows what is asked.
func isOld(tx storage.ReadTx, match string, l live) bool {
	asks, err := tx.Asks(match)
	return err == nil && len(l.questions) > 0 && !slices.ContainsFunc(asks, func(a storage.Ask) bool {
		return slices.Contains(l.questions, a.Q)
	})
}

// Messages: a running match has one message with live buttons, the one that the bot has noted, which names everybody
// who is awaited and whose buttons are about what is asked. A match that is not played has none.
func Messages(e Evidence) (broken []string) {
	shown := map[string][]live{}
	for _, m := range e.World.Sandbox.Member(0).Pressable() {
		if m.X != nil && m.X.Ephemeral {
			continue
		}
		for _, row := range m.Components {
			for _, c := range row.Components {
				id, err := ui.ParseID(c.CustomID)
				if err != nil || c.Disabled || id.Action != ui.ActMove && id.Action != ui.ActPass {
					continue
				}
				list := shown[id.Match]
				if i := len(list) - 1; i < 0 || list[i].id != m.ID {
					shown[id.Match] = append(list, live{m.ID, m.Content, id.Qs})
				}
			}
		}
	}
	said := e.view(func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		for _, m := range matches {
			list := shown[m.ID]
			delete(shown, m.ID)
			if e.Places {
				list = slices.DeleteFunc(list, func(l live) bool { return isOld(tx, m.ID, l) })
			}
			if m.Status == storage.Running {
				shown[m.ID] = list
			} else if len(list) > 0 {
				broken = append(broken, fmt.Sprintf("match %s is %s, and message %s has buttons", m.ID, m.Status,
					list[0].id))
			}
		}
		return running(tx, func(m storage.Match, asks []storage.Ask, seats []storage.Seat) error {
			front, err := tx.Message(m.ID, noted)
			if err != nil && !errors.Is(err, storage.ErrNotFound) {
				return err
			}
			broken = append(broken, amiss(m, front.ID, shown[m.ID], asks, seats)...)
			delete(shown, m.ID)
			return nil
		})
	})
	for match := range shown {
		broken = append(broken, fmt.Sprintf("there is no match %s, and a message of it", match))
	}
	return append(said, broken...)
}

// amiss says what is wrong with the messages of a running match. front is the one that the bot has noted: it may stand
// where the match was played before, for the next one comes in the new place.
func amiss(m storage.Match, front string, list []live, asks []storage.Ask, seats []storage.Seat) (broken []string) {
	switch {
	case !m.Stopped.IsZero() && m.StoppedWhy != calledJudge:
		return []string{fmt.Sprintf("the clocks of match %s stand still: %s", m.ID, m.StoppedWhy)}
	case len(list) != 1:
		return []string{fmt.Sprintf("match %s has %d messages with buttons", m.ID, len(list))}
	case front != list[0].id:
		broken = append(broken, fmt.Sprintf("the message of match %s is %s, noted is %q", m.ID, list[0].id, front))
	}
	for _, a := range asks {
		if a.Unawaited || a.Deadline.IsZero() {
			continue
		}
		if player := seats[a.Seat].Player; !strings.Contains(list[0].content, "<@"+player+">") {
			broken = append(broken, fmt.Sprintf("match %s awaits %s, whom its message does not name", m.ID, player))
		}
		if len(list[0].questions) > 0 && !slices.Contains(list[0].questions, a.Q) {
			broken = append(broken, fmt.Sprintf("match %s asks question %d, its buttons are about %v", m.ID, a.Q,
				list[0].questions))
		}
	}
	return broken
}
