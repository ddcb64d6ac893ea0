package sandbox

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"unicode/utf8"
)

// Press is a button that a member pressed, or a menu with the values that they chose.
type Press struct {
	As        string   `json:"as"`
	MessageID string   `json:"message_id"`
	CustomID  string   `json:"custom_id"`
	Values    []string `json:"values"`
}

// Submission is a form that a member filled in: texts by the custom ids of the inputs.
type Submission struct {
	As            string            `json:"as"`
	InteractionID string            `json:"interaction_id"`
	Values        map[string]string `json:"values"`
}

func (a *acts) press(ctx context.Context, p Press) (Outcome, error) {
	_, o, err := a.act(ctx, func() (*interaction, *Refusal) { return a.startPress(p) })
	return o, err
}

func (a *acts) startPress(p Press) (*interaction, *Refusal) {
	m := a.w.messages[p.MessageID]
	if m == nil || a.w.members[p.As] == nil || !a.w.seesMessage(p.As, m) {
		return nil, no(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
	}
	c, refusal := a.place(p.As, m.Channel)
	if refusal != nil {
		return nil, refusal
	}
	comp := findComponent(m.Components, p.CustomID)
	switch {
	case c.Locked:
		return nil, no(http.StatusConflict, "archived", "The thread is locked.")
	case comp == nil:
		return nil, no(http.StatusNotFound, "unknown_component", "The message has no such button or menu.")
	case comp.Disabled:
		return nil, no(http.StatusConflict, "component_disabled", "The button or menu is disabled.")
	}
	it := &interaction{kind: interactionComponent, user: p.As, channel: c.ID, source: m}
	data := object{"custom_id": p.CustomID, "component_type": comp.Type, "id": comp.ID}
	if isSelect(comp.Type) {
		resolved := object{}
		if reason := a.checkChoice(comp, p.Values, resolved); reason != "" {
			return nil, noField("values_invalid", "values", reason)
		}
		data["values"] = append([]string{}, p.Values...)
		if comp.Type != TypeStringSelect {
			data["resolved"] = resolved
		}
	} else if len(p.Values) > 0 {
		return nil, noField("values_invalid", "values", "A button takes no values.")
	}
	a.interactions.begin(it, data)
	return it, nil
}

// checkChoice checks the values of a menu.
func (a *acts) checkChoice(c *Component, values []string, resolved object) (reason string) {
	if len(values) < c.MinValues || len(values) > c.MaxValues {
		return fmt.Sprintf("Choose at least %d and at most %d.", c.MinValues, c.MaxValues)
	}
	as := map[int]int{TypeUserSelect: OptionUser, TypeRoleSelect: OptionRole, TypeMentionableSelect: OptionMentionable, TypeChannelSelect: OptionChannel}
	for i, v := range values {
		if slices.Contains(values[:i], v) {
			return fmt.Sprintf("%q is chosen twice.", v)
		}
		if c.Type == TypeStringSelect {
			if !slices.ContainsFunc(c.Options, func(o SelectOption) bool { return o.Value == v }) {
				return fmt.Sprintf("The menu does not offer %q.", v)
			}
			continue
		}
		if why := a.resolve(v, Option{Type: as[c.Type], ChannelTypes: c.ChannelTypes}, resolved); why != "" {
			return "A choice " + why + "."
		}
	}
	return ""
}

func (a *acts) submit(ctx context.Context, sub Submission) (Outcome, error) {
	_, o, err := a.act(ctx, func() (*interaction, *Refusal) { return a.startSubmit(sub) })
	return o, err
}

func (a *acts) startSubmit(sub Submission) (*interaction, *Refusal) {
	opener := a.interactions.find(sub.InteractionID)
	if opener == nil || opener.modal == nil || opener.submitted || opener.user != sub.As {
		return nil, no(http.StatusNotFound, "unknown_modal", "This form is not open for this member.")
	}
	if _, refusal := a.place(sub.As, opener.channel); refusal != nil {
		return nil, refusal
	}
	rows := []object{}
	known := map[string]bool{}
	for _, row := range opener.modal.Components {
		in := row.Components[0]
		known[in.CustomID] = true
		text := sub.Values[in.CustomID]
		n := utf8.RuneCountInString(text)
		switch {
		case text == "" && !*in.Required:
		case text == "", n < in.MinLength, n > in.MaxLength:
			return nil, noField("text_invalid", "values."+in.CustomID,
				fmt.Sprintf("%q takes %d to %d characters.", in.Label, max(in.MinLength, 1), in.MaxLength))
		}
		rows = append(rows, object{"type": TypeRow, "id": row.ID, "components": []object{
			{"type": TypeTextInput, "id": in.ID, "custom_id": in.CustomID, "value": text},
		}})
	}
	for id := range sub.Values {
		if !known[id] {
			return nil, noField("text_invalid", "values."+id, fmt.Sprintf("The form has no input %q.", id))
		}
	}
	opener.submitted = true
	it := &interaction{kind: interactionModal, user: sub.As, channel: opener.channel, source: opener.source, text: opener.text}
	a.interactions.begin(it, object{"custom_id": opener.modal.CustomID, "components": rows})
	return it, nil
}
