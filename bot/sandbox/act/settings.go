package act

import (
	"net/http"

	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

func (a *Acts) Configure(c Settings) (v view.Member, err error) {
	err = asError(a.do(func() *Refusal {
		m := a.W.Members[c.As]
		if m == nil {
			return Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+c.As+".")
		}
		if c.DMsOpen != nil {
			m.DMsOpen = *c.DMsOpen
		}
		if c.Autoplay != nil {
			m.Autoplay = *c.Autoplay
			a.W.Notify(world.Event{Kind: world.AutoplaySet, Member: c.As})
		}
		a.W.ChangeMember(c.As)
		v = a.Views.Member(c.As)
		return nil
	}))
	return v, err
}

func (a *Acts) MemberDM(id string) (v view.Channel, err error) {
	err = asError(a.do(func() *Refusal {
		if a.W.Members[id] == nil {
			return Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
		}
		v = a.Views.Channel(a.W.OpenDM(id), id)
		return nil
	}))
	return v, err
}
