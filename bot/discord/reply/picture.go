package reply

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
)

// pictureIn bounds each step behind an answer that was sent already: drawing its picture, and sending it.
const pictureIn = time.Minute

// ErrLate marks a picture that was given up because the machine was too busy to draw it in time. The answer stands
// without it and is complete in words; nothing is wrong with the bot.
var ErrLate = errors.New("a picture was left out of an answer: the machine is too busy to draw it in time")

// Draw draws a picture. A picture without PNG is no picture.
type Draw func(context.Context) (port.Picture, error)

// Drawn draws the picture of an answer that was sent already, however long the answer itself took. A failure is
// reported and gives a picture without PNG: the words are worth having without it.
func (c Call) Drawn(ctx context.Context, draw Draw) port.Picture {
	ctx, cancel := clock.WithTimeout(context.WithoutCancel(ctx), c.desk.Patience, pictureIn)
	defer cancel()
	pic, err := draw(ctx)
	if err == nil {
		return pic
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("%w: %w", ErrLate, err)
	}
	c.desk.Report(err)
	return port.Picture{}
}

// Complete brings an answer that was sent already to its last form, with its files. If its message shows another page
// by now, nothing happens. A failure is reported.
func (c Call) Complete(ctx context.Context, m api.Message) error {
	ctx, cancel := clock.WithTimeout(context.WithoutCancel(ctx), c.desk.Patience, pictureIn)
	defer cancel()
	return c.Afterwards(c.later(ctx, false, func() error {
		return c.desk.API.EditReply(ctx, c.Interaction.Interaction, c.answer.at(), m)
	}))
}

// Illustrate adds a picture to the first embed of an answer that was sent already, and the files that the message has.
// Without either it does nothing.
func (c Call) Illustrate(ctx context.Context, m api.Message, name string, draw Draw) error {
	if pic := c.Drawn(ctx, draw); len(pic.PNG) > 0 {
		m = Illustrated(m, pic.File(name))
	}
	if len(m.Files) == 0 {
		return nil
	}
	return c.Complete(ctx, m)
}

// Illustrated is a message with a picture in its first embed. The message itself stays as it is, for an answer that
// was sent may still be read elsewhere.
func Illustrated(m api.Message, picture api.File) api.Message {
	m.Embeds = slices.Clone(m.Embeds)
	first := *m.Embeds[0]
	first.Image = ui.Attached(picture.Name)
	m.Embeds[0] = &first
	m.Files = append(slices.Clip(m.Files), picture)
	return m
}

// Attach adds a picture to an answer that was sent already and leaves the rest as it is by then. It does nothing
// without a PNG, nothing where the bot may not attach files, and nothing once the message was replaced by another.
func (c Call) Attach(ctx context.Context, name string, draw Draw) error {
	if c.AppPermissions != 0 && c.AppPermissions&discordgo.PermissionAttachFiles == 0 {
		return nil
	}
	pic := c.Drawn(ctx, draw)
	if len(pic.PNG) == 0 {
		return nil
	}
	ctx, cancel := clock.WithTimeout(context.WithoutCancel(ctx), c.desk.Patience, pictureIn)
	defer cancel()
	return c.Afterwards(c.later(ctx, true, func() error {
		return c.desk.API.AttachReply(ctx, c.Interaction.Interaction, c.answer.at(), pic.File(name))
	}))
}
