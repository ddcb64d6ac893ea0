package reply

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
)

// pictureIn bounds each step of what is added to an answer that stands already: drawing its picture, and
// sending it.
const pictureIn = time.Minute

// ErrLate marks a picture that was given up because the machine was too busy to draw it while somebody might
// still look for it. The answer stands without it, complete in words; nothing is wrong with the bot.
var ErrLate = errors.New("a picture was left out of an answer: the machine is too busy to draw it in time")

// Drawn draws the picture of an answer that stands already, however long the answer itself took. The picture has
// no PNG where there is none. A failure is reported and gives no PNG either: the words are worth having
// without it.
func (c Call) Drawn(ctx context.Context, draw func(context.Context) (port.Picture, error)) port.Picture {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pictureIn)
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

// Complete brings an answer that stands already to its last form, with its files. A failure is reported.
func (c Call) Complete(ctx context.Context, m api.Message) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pictureIn)
	defer cancel()
	return c.Afterwards(c.desk.API.EditReply(ctx, c.Interaction, m))
}

// Illustrate adds a picture to the first embed of an answer that stands already, and the message's own files. The
// words came at once; the picture may take its time.
func (c Call) Illustrate(ctx context.Context, m api.Message, name string,
	draw func(context.Context) (port.Picture, error)) error {
	if pic := c.Drawn(ctx, draw); len(pic.PNG) > 0 {
		f := pic.File(name)
		m.Embeds[0].Image = &discordgo.MessageEmbedImage{URL: "attachment://" + f.Name}
		m.Files = append(m.Files, f)
	}
	if len(m.Files) == 0 {
		return nil
	}
	return c.Complete(ctx, m)
}

// Attach adds a picture to an answer that stands already, and leaves the rest of it as it is by now. Without
// a PNG, and where the bot may not attach files, nothing happens.
func (c Call) Attach(ctx context.Context, name string, draw func(context.Context) (port.Picture, error)) error {
	if c.AppPermissions != 0 && c.AppPermissions&discordgo.PermissionAttachFiles == 0 {
		return nil
	}
	pic := c.Drawn(ctx, draw)
	if len(pic.PNG) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pictureIn)
	defer cancel()
	return c.Afterwards(c.desk.API.AttachReply(ctx, c.Interaction, pic.File(name)))
}
