package act

import (
	"context"
	"fmt"
	"net/http"
	"slices"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
)

// Press presses a button or chooses in a menu, and waits for the bot.
func (a *Acts) Press(ctx context.Context, p Press) (interaction.Outcome, error) {
	_, o, err := a.settle(ctx, func() (*interaction.Interaction, *Refusal) { return a.StartPress(p) })
	return o, err
}

// StartPress is Press without the wait, for those who hold the lock.
func (a *Acts) StartPress(p Press) (*interaction.Interaction, *Refusal) {
	m := a.w.Messages[p.MessageID]
	if m == nil || a.w.Members[p.As] == nil || !a.w.SeesMessage(p.As, m) {
		return nil, unknownMessage()
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
		if reason := a.checkChoice(p.As, comp, p.Values, resolved); reason != "" {
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

// optionOf is the type of an option that takes the same ids as a menu.
var optionOf = map[int]int{
	resource.TypeUserSelect: resource.OptionUser, resource.TypeRoleSelect: resource.OptionRole,
	resource.TypeMentionableSelect: resource.OptionMentionable, resource.TypeChannelSelect: resource.OptionChannel,
}

// checkChoice returns what is wrong with the values that were chosen in a menu, "" for nothing. What ids name is added
// to resolved.
func (a *Acts) checkChoice(
	as string, c *resource.Component, values []string, resolved resource.Object,
) (reason string) {
	if len(values) < c.MinValues || len(values) > c.MaxValues {
		return fmt.Sprintf("Choose at least %d and at most %d.", c.MinValues, c.MaxValues)
	}
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
		option := resource.Option{Type: optionOf[c.Type], ChannelTypes: c.ChannelTypes}
		if why := a.resolve(as, v, option, resolved); why != "" {
			return "A choice " + why + "."
		}
	}
	return ""
}
