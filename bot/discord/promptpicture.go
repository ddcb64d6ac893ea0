package discord

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
)

// promptPicture adds to a private answer that stands already the picture of what its player is asked: the thing, large
// with its text, and what it is aimed at. There is none where the question is about nothing that the player can see,
// and where files cannot be sent. It is made from the player's own view; that there is one follows from the question,
// which is public.
func (b *Bot) promptPicture(ctx context.Context, c call, match string) error {
	if c.AppPermissions != 0 && c.AppPermissions&discordgo.PermissionAttachFiles == 0 {
		return nil
	}
	pos, err := b.Table.Position(ctx, match)
	if err != nil {
		return b.afterwards(err)
	}
	pic := b.drawn(ctx, func(ctx context.Context) (Picture, error) { return b.prompt(ctx, pos, pos.Seat(c.user.ID), c.lang) })
	if len(pic.PNG) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), laterIn)
	defer cancel()
	return b.afterwards(b.API.AttachReply(ctx, c.Interaction, pic.file("prompt.png")))
}

// prompt draws what a seat is asked about; without PNG where there is nothing to draw.
func (b *Bot) prompt(ctx context.Context, pos table.Position, seat engine.Seat, lang string) (Picture, error) {
	t, err := b.tell(ctx, pos, seat, lang)
	if err != nil {
		return Picture{}, err
	}
	about := askedThing(t.view, ownWaiting(t.view, seat))
	if about == "" {
		return Picture{}, nil
	}
	return b.Painter.Prompt(ctx, t.scene(""), about)
}

// askedThing is the first thing of a view that questions are about, or the innermost larger thing that one is part of;
// "" when the view shows none.
func askedThing(v engine.View, waiting []engine.WaitView) engine.Value {
	for _, w := range waiting {
		if thing := AskedThing(v, w); thing != "" {
			return thing
		}
	}
	return ""
}

// AskedThing is what a question is about, as far as a view shows it, or else the innermost larger thing that it is part
// of; "" when the view shows neither.
func AskedThing(v engine.View, w engine.WaitView) engine.Value {
	for _, thing := range append([]engine.Value{w.About}, w.Within...) {
		if _, seen := v.Find(thing); seen && thing != "" {
			return thing
		}
	}
	return ""
}
