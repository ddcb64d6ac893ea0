package act

import (
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// Configure changes a member's settings and returns them.
func (a *Acts) Configure(c Settings) (v view.Member, err error) {
	err = asError(a.do(func() *Refusal {
		m := a.w.Members[c.As]
		if m == nil {
			return UnknownMember(c.As)
		}
		if c.DMsOpen != nil {
			m.DMsOpen = *c.DMsOpen
		}
		if c.Autoplay != nil {
			m.Autoplay = *c.Autoplay
			a.w.Notify(world.Event{Kind: world.AutoplaySet, Member: c.As})
		}
		a.w.ChangeMember(c.As)
		v = a.views.Member(c.As)
		return nil
	}))
	return v, err
}

// OpenDM returns a member's DM with the bot, and opens it when there is none.
func (a *Acts) OpenDM(id string) (v view.Channel, err error) {
	err = asError(a.do(func() *Refusal {
		if a.w.Members[id] == nil {
			return UnknownMember(id)
		}
		v = a.views.Channel(a.w.OpenDM(id), id)
		return nil
	}))
	return v, err
}
