package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// expect states a fact: words = value.
func (x *session) expect(text string) error {
	left, want, ok := strings.Cut(text, " = ")
	if !ok {
		if left, ok = strings.CutSuffix(text, " ="); !ok {
			return fmt.Errorf("expect is: expect FACT = VALUE")
		}
	}
	w, words := x.world(), strings.Fields(left)
	if len(words) == 0 {
		return fmt.Errorf("expect is: expect FACT = VALUE")
	}
	have, known, err := "", false, error(nil)
	if x.game.Fact != nil {
		have, known, err = x.game.Fact(w, words)
	}
	if !known && err == nil {
		have, known, err = x.game.Facts.answer(w, words)
	}
	if !known && err == nil {
		have, err = generic(w, words)
	}
	if err != nil {
		return err
	}
	if want := tidy(want); tidy(have) != want {
		return fmt.Errorf("it is %q", have)
	}
	return nil
}

// tidy makes "a, b" and "a,b" the same.
func tidy(s string) string {
	parts := strings.Split(s, ",")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return strings.Join(parts, ",")
}

// generic answers the facts that every game has; doc.go lists them.
func generic(w *World, words []string) (string, error) {
	arg := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	switch words[0] {
	case "winner", "reason", "why":
		return resultFact(w, words[0]), nil
	case "places":
		return placesFact(w)
	case "asked", "standing":
		return askedFact(w, words[0] == "standing"), nil
	case "zone", "count":
		return zoneFact(w, words[0], arg(1), arg(2))
	case "in", "ctrl", "attr", "stat", "card":
		return objectFact(w, words[0], arg(1), arg(2))
	case "var", "seatattr", "out", "seals", "stands", "sees", "told":
		return seatFact(w, words)
	case "offered", "verbs":
		return tableFact(w, words)
	case "event", "events", "total":
		return eventFact(w, words[0], arg(1), arg(2)), nil
	case "waiting":
		return strconv.Itoa(len(w.Waiting())), nil
	case "forecasts":
		return forecastsFact(w)
	case "moments":
		return momentsFact(w), nil
	case "targets", "states", "notes", "shown", "badge":
		return viewFact(w, words)
	case "on":
		return onFact(w, arg(1))
	}
	if out, known, err := shortFact(w, words); known {
		return out, err
	}
	return "", fmt.Errorf("no such fact: %s", strings.Join(words, " "))
}

func resultFact(w *World, what string) string {
	res := w.Result()
	switch {
	case res == nil:
		return "-"
	case what == "reason":
		return res.Reason
	case what == "why":
		return res.Why
	case len(res.Winners) == 0:
		return "none"
	}
	var out []string
	for _, s := range res.Winners {
		out = append(out, w.names.seatName(s))
	}
	return strings.Join(out, ",")
}

func placesFact(w *World) (string, error) {
	places, err := engine.PlacesByTime(w.Ruleset(), w.Book(), w.State)
	if err != nil {
		return "", err
	}
	out := make([]string, len(places))
	for i, n := range places {
		out[i] = strconv.Itoa(n)
	}
	return strings.Join(out, ","), nil
}

func askedFact(w *World, standing bool) string {
	var out []string
	if ask := w.State.Ask; ask != nil {
		for _, sa := range ask.Seats {
			if sa.Optional == standing {
				out = append(out, w.names.seatName(sa.Seat)+":"+sa.Kind)
			}
		}
	}
	return strings.Join(out, ",")
}

func zoneFact(w *World, what, kind, seat string) (string, error) {
	if seat != "" {
		kind += "@" + seat
	}
	kind, who, err := w.names.place(kind)
	if err != nil {
		return "", err
	}
	if what == "count" {
		return strconv.Itoa(len(w.Zone(kind, who))), nil
	}
	return w.Names(engine.Objs(w.Zone(kind, who))), nil
}

func objectFact(w *World, what, name, column string) (string, error) {
	if a := w.names.find(name); what == "in" && a != nil && a.gone {
		return "nowhere", nil
	}
	id, err := w.Object(name)
	if err != nil {
		return "", err
	}
	switch what {
	case "in":
		kind, seat, ok := w.ZoneOf(id)
		if o, _ := w.Live(id); ok && seat == o.Owner {
			seat = engine.NoSeat
		}
		return placeName(w.names, kind, seat), nil
	case "card":
		return w.CardID(id), nil
	case "ctrl":
		return w.names.seatName(w.Ctrl(id)), nil
	}
	cols := w.Ruleset().Attrs
	if what == "stat" {
		cols = w.Ruleset().Stats
	}
	i := slices.Index(cols, column)
	if i < 0 {
		return "", fmt.Errorf("%q is none of %s", column, strings.Join(cols, ", "))
	}
	if what == "stat" {
		return strconv.Itoa(w.Stat(id, i)), nil
	}
	return strconv.Itoa(w.Attr(id, i)), nil
}

func seatFact(w *World, words []string) (string, error) {
	if len(words) < 2 {
		return "", fmt.Errorf("%s of whom or what?", words[0])
	}
	if words[0] == "var" {
		i := slices.Index(w.Ruleset().Vars, words[1])
		if i < 0 {
			return "", fmt.Errorf("%q is none of %s", words[1], strings.Join(w.Ruleset().Vars, ", "))
		}
		return strconv.Itoa(w.Var(i)), nil
	}
	seat, err := w.Seat(words[1])
	if err != nil {
		return "", err
	}
	switch {
	case words[0] == "out":
		return strconv.FormatBool(w.Out(seat)), nil
	case words[0] == "stands":
		var out []string
		for _, x := range w.State.StandingPasses {
			if x.Seat == seat {
				out = append(out, x.Of+" "+x.Mode)
			}
		}
		return strings.Join(out, ","), nil
	case words[0] == "seals":
		var out []string
		for _, x := range w.State.Sealed {
			if x.Seat == seat {
				what := x.Window + " " + x.Verb
				if x.Silent {
					what = "silent " + what
				}
				out = append(out, what)
			}
		}
		return strings.Join(out, ","), nil
	case words[0] == "seatattr" && len(words) == 3:
		i := slices.Index(w.Ruleset().SeatAttrs, words[2])
		if i < 0 {
			return "", fmt.Errorf("%q is none of %s", words[2], strings.Join(w.Ruleset().SeatAttrs, ", "))
		}
		return strconv.Itoa(w.SeatAttr(seat, i)), nil
	case words[0] == "sees" && len(words) == 3:
		return seesFact(w, seat, words[2])
	case words[0] == "told" && len(words) == 4:
		for i := len(w.Last) - 1; i >= 0; i-- {
			e := w.Last[i]
			if e.Kind == words[2] && !e.ShownTo(seat) {
				return "untold", nil
			}
			if e.Kind == words[2] {
				return w.Names(e.For(seat).Arg(words[3])), nil
			}
		}
		return "", fmt.Errorf("no event %s since the last input", words[2])
	}
	return "", fmt.Errorf("no such fact: %s", strings.Join(words, " "))
}

// forecastsFact lists what everything that is pending is about to change, as everybody sees it: "b/1:5>3, y:4>gone".
func forecastsFact(w *World) (string, error) {
	v, err := w.View(engine.NoSeat)
	var out []string
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			for _, f := range c.Forecast {
				after := strconv.Itoa(f.After)
				if f.Gone {
					after = "gone"
				}
				out = append(out, fmt.Sprintf("%s:%d>%s", w.Name(f.Of), f.Before, after))
			}
		}
	}
	return strings.Join(out, ","), err
}

// momentsFact lists what the match turned on by the last input: "b/1:5>0, gone A18, RA>RA/j".
func momentsFact(w *World) string {
	find := w.Ruleset().Moments
	if find == nil {
		return ""
	}
	var out []string
	for _, m := range find(w.Book(), engine.ToldTo(w.Last, engine.NoSeat)) {
		switch {
		case m.Becomes != "":
			out = append(out, m.Of.Body()+">"+m.Becomes)
		case m.Gone:
			out = append(out, "gone "+m.Of.Body())
		default:
			out = append(out, fmt.Sprintf("%s:%d>%d", w.Name(m.Of), m.Before, m.After))
		}
	}
	return strings.Join(out, ",")
}

// seesFact lists what a seat's view shows of a zone, with a question mark for each card it hides.
func seesFact(w *World, viewer engine.Seat, place string) (string, error) {
	kind, owner, err := w.names.place(place)
	if err != nil {
		return "", err
	}
	v, err := w.View(viewer)
	if err != nil {
		return "", err
	}
	z := v.Zone(kind, owner)
	var out []string
	for _, c := range z.Cards {
		out = append(out, w.Name(c.Key))
	}
	for i := len(z.Cards); i < z.Count; i++ {
		out = append(out, "?")
	}
	return strings.Join(out, ","), nil
}

// eventFact counts events of a kind, or gives an argument of the last one since the last input.
func eventFact(w *World, what, kind, arg string) string {
	from := w.Last
	if what == "total" {
		from = w.All
	}
	n, vals := 0, ""
	for _, e := range from {
		if e.Kind == kind {
			n++
			vals = w.Names(e.Arg(arg))
		}
	}
	switch {
	case what != "event":
		return strconv.Itoa(n)
	case n == 0:
		return "-"
	case arg == "":
		return "yes"
	}
	return vals
}
