package deliver

import (
	"cmp"
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverJudge opens the private thread in which a judge looks at a match, and says there who calls, with the log. One
// that was opened for an earlier call is used again, unless the bot has lost it; where none can be opened it is said
// where the match is played.
func (se *Sender) deliverJudge(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil || !table.IsJudged(pos.Match) {
		return "", err // settled meanwhile
	}
	m := pos.Match
	msg, err := se.judgeMessage(ctx, r, pos, row.Seats[0])
	if err != nil {
		return "", err
	}
	msg.Silent = row.Of != "" // who was called already
	had, err := se.note(ctx, m.ID, ofJudge)
	if err != nil {
		return "", err
	}
	thread := had.Channel
	for range 2 {
		if thread == "" {
			if thread, err = se.openJudgeThread(ctx, r, m, pos.Seats); err != nil {
				return "", err
			}
			msg.Silent = msg.Silent && thread == "" // a silent mention brings nobody into a thread
		}
		if thread == "" {
			msg.Files = nil // everybody can look at the log there
			id, _, err := se.postHome(ctx, r, &m, pos.Seats, &msg)
			return id, err
		}
		id, err := se.post(ctx, r, "", thread, &msg)
		if api.Gone(err) || api.Code(err) == api.MissingAccess { // who was removed and invited again is not in it
			thread = ""
			continue
		}
		if err != nil {
			return "", err
		}
		return id, se.putNotes(ctx, storage.Message{Match: m.ID, Purpose: ofJudge, Channel: thread, ID: id})
	}
	return "", err
}

// openJudgeThread opens a private thread beside a match; "" where that is not permitted.
func (se *Sender) openJudgeThread(
	ctx context.Context, r storage.OutboxRow, m storage.Match, seats []storage.Seat,
) (string, error) {
	set, err := table.SettingsOf(m)
	if err != nil {
		return "", err
	}
	start := se.threadOf(ctx, m, set, seats)
	start.Type = discordgo.ChannelTypeGuildPrivateThread
	lang := se.People.ServerLang(ctx, m.Server)
	start.Name = se.Text(lang, "judge.thread", engine.A("match", ui.Plain(start.Name)))
	id, err := se.startAlone(ctx, r, m, start)
	switch api.Code(err) {
	case api.MissingPermissions, api.MissingAccess, api.WrongChannelType, api.TooManyThreads:
		return "", nil
	}
	return id, err
}

// judgeMessage says who calls a judge to which match. It brings in the judges, or whoever set the server up, and the
// players.
func (se *Sender) judgeMessage(
	ctx context.Context, r storage.OutboxRow, pos table.Position, seat int,
) (msg api.Message, err error) {
	lang := se.People.ServerLang(ctx, pos.Match.Server)
	if err := se.summon(ctx, &msg, pos.Match.Server, ""); err != nil {
		return msg, err
	}
	t, err := se.spectate(ctx, pos)
	if err != nil {
		return msg, err
	}
	who := []string{msg.Content}
	for _, s := range pos.Seats {
		msg.Mentions, who = append(msg.Mentions, s.Player), append(who, ui.Mention(s.Player))
	}
	e := ui.MatchEmbed(pos.Match.ID, t.Title(), se.Text(lang, "judge.come",
		engine.A("seat", ui.Plain(ui.Mention(pos.Seats[seat].Player))),
		engine.A("place", ui.Plain(ui.Channel(ui.ChannelOf(pos.Match))))))
	e.Footer = ui.Footer(pos.Match.ID, mark(r, ""))
	msg.Content, msg.Embeds = strings.TrimSpace(strings.Join(who, " ")), []*discordgo.MessageEmbed{e}
	look := ui.ID{Match: pos.Match.ID, Action: ui.ActJudge, Arg: "page"}
	msg.Components = ui.Row(ui.Button(se.Text(lang, "button.judge.look"), discordgo.PrimaryButton, look),
		ui.LinkButton(se.Text(lang, "button.open"), ui.Link(pos.Match.Server, ui.ChannelOf(pos.Match))))
	log, err := t.Log(ctx)
	msg.Files = []api.File{{Name: "history.txt", Type: "text/plain; charset=utf-8", Alt: se.Text(lang, "log.title"),
		Data: []byte(strings.Join(log, "\n") + "\n")}}
	return msg, err
}

// summon has a message mention those who decide in a server's matches: its judges, its organisers where there are none,
// or else whoever set it up; and owner, unless that is "".
func (se *Sender) summon(ctx context.Context, msg *api.Message, server, owner string) error {
	row, err := se.People.Server(ctx, server)
	if err != nil {
		return err
	}
	set, who := people.SetupOf(row), []string{}
	if role := cmp.Or(set.Judges, set.Organisers); role != "" {
		msg.Roles, who = []string{role}, append(who, ui.Role(role))
	} else if set.Organiser != "" && set.Organiser != owner {
		msg.Mentions, who = append(msg.Mentions, set.Organiser), append(who, ui.Mention(set.Organiser))
	}
	if owner != "" {
		msg.Mentions, who = append(msg.Mentions, owner), append(who, ui.Mention(owner))
	}
	msg.Content = strings.TrimSpace(msg.Content + " " + strings.Join(who, " "))
	return nil
}
