package discord

import (
	"context"
	"errors"
	"fmt"
	"time"

	"farpost/bot/discord/api"
)

// laterIn bounds each step of what is added to an answer that stands already: drawing its picture, and sending it.
const laterIn = time.Minute

// ErrLate marks a picture that was given up because the machine was too busy to draw it while somebody might still
// look for it. The answer stands without it, complete in words; nothing is wrong with the bot.
var ErrLate = errors.New("a picture was left out of an answer: the machine is too busy to draw it in time")

// drawn draws the picture of an answer that stands already, however long the answer itself took. It has no PNG where
// there is none or it cannot be had, which is reported: the words are worth having without it.
func (b *Bot) drawn(ctx context.Context, draw func(context.Context) (Picture, error)) Picture {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), laterIn)
	defer cancel()
	pic, err := draw(ctx)
	if err == nil {
		return pic
	}
	if errors.Is(err, context.DeadlineExceeded) {
		err = fmt.Errorf("%w: %w", ErrLate, err)
	}
	b.Report(err)
	return Picture{}
}

// complete brings an answer that stands already to its last form, with its files.
func (b *Bot) complete(ctx context.Context, c call, m api.Message) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), laterIn)
	defer cancel()
	return b.afterwards(b.API.EditReply(ctx, c.Interaction, m))
}
