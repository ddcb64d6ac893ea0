package act

import (
	"context"
	"fmt"
	"net/http"
	"slices"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

func (a *Acts) Press(ctx context.Context, p Press) (interaction.Outcome, error) {
	_, o, err := a.act(ctx, func() (*interaction.Interaction, *Refusal) { return a.StartPress(p) })
	return o, err
}

func (a *Acts) StartPress(p Press) (*interaction.Interaction, *Refusal) {
	m := a.W.Messages[p.MessageID]
	if m == nil || a.W.Members[p.As] == nil || !a.W.SeesMessage(p.As, m) {
		return nil, Refuse(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
	}
	c, refusal := a.place(p.As, m.Channel)
	if refusal != nil {
		return nil, refusal
	}
	comp := resource.FindComponent(m.Components, p.CustomID)
	switch {
	case c.Locked:
		return nil, Refuse(http.StatusConflict, "archived", "The thread is locked.")
	case comp == nil:
		return nil, Refuse(http.StatusNotFound, "unknown_component", "The message has no such button or menu.")
	case comp.Disabled:
		return nil, Refuse(http.StatusConflict, "component_disabled", "The button or menu is disabled.")
	}
	it := &interaction.Interaction{Kind: resource.InteractionComponent, User: p.As, Channel: c.ID, Source: m}
	data := resource.Object{"custom_id": p.CustomID, "component_type": comp.Type, "id": comp.ID}
	if resource.IsSelect(comp.Type) {
		resolved := resource.Object{}
		if reason := a.checkChoice(comp, p.Values, resolved); reason != "" {
			return nil, refuseField("values_invalid", "values", reason)
		}
		data["values"] = append([]string{}, p.Values...)
		if comp.Type != resource.TypeStringSelect {
			data["resolved"] = resolved
		}
	} else if len(p.Values) > 0 {
		return nil, refuseField("values_invalid", "values", "A button takes no values.")
	}
	a.interactions.Begin(it, data)
	return it, nil
}

// checkChoice checks the values of a menu.
func (a *Acts) checkChoice(c *resource.Component, values []string, resolved resource.Object) (reason string) {
	if len(values) < c.MinValues || len(values) > c.MaxValues {
		return fmt.Sprintf("Choose at least %d and at most %d.", c.MinValues, c.MaxValues)
	}
	as := map[int]int{resource.TypeUserSelect: resource.OptionUser, resource.TypeRoleSelect: resource.OptionRole, resource.TypeMentionableSelect: resource.OptionMentionable, resource.TypeChannelSelect: resource.OptionChannel}
	for i, v := range values {
		if slices.Contains(values[:i], v) {
			return fmt.Sprintf("%q is chosen twice.", v)
		}
		if c.Type == resource.TypeStringSelect {
			if !slices.ContainsFunc(c.Options, func(o resource.SelectOption) bool { return o.Value == v }) {
				return fmt.Sprintf("The menu does not offer %q.", v)
			}
			continue
		}
		if why := a.resolve(v, resource.Option{Type: as[c.Type], ChannelTypes: c.ChannelTypes}, resolved); why != "" {
			return "A choice " + why + "."
		}
	}
	return ""
}
