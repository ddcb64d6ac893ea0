package tournament

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
)

// Export is an event for other programs. People are Discord's user ids; names gives those that are known.
type Export struct {
	Name      string             `json:"name"`
	Game      string             `json:"game"`
	Stage     event.Stage        `json:"stage"`
	Plan      event.Plan         `json:"plan"`
	Players   []ExportedPlayer   `json:"players"`
	Rounds    []event.Round      `json:"rounds"`
	Columns   []standings.Column `json:"columns"`
	Standings []standings.Row    `json:"standings"`
	Final     []event.Placed     `json:"final,omitempty"`
	Names     map[string]string  `json:"names"`
}

// ExportedPlayer is a person of an export. Deck is the name of the deck where everybody may see decks.
type ExportedPlayer struct {
	ID      string `json:"id"`
	Deck    string `json:"deck,omitempty"`
	From    int    `json:"from"`
	Waiting bool   `json:"waiting,omitempty"`
	Dropped int    `json:"dropped,omitempty"`
	Gone    bool   `json:"gone,omitempty"`
}

// Export returns an event as a person with no rights may know it. Drafts are left out.
func (d *Desk) Export(ctx context.Context, id string, names map[string]string) (Export, error) {
	v, err := d.Look(ctx, id)
	if err != nil {
		return Export{}, err
	}
	e := v.Event
	out := Export{Name: e.Plan.Name, Game: e.Plan.Game, Stage: e.Stage, Plan: e.Plan, Standings: e.Standings(),
		Columns: e.Plan.TieBreakers(), Names: names}
	for _, p := range e.Players {
		x := ExportedPlayer{ID: p.ID, From: p.From, Waiting: p.Waiting, Dropped: p.Dropped, Gone: p.Gone}
		if MaySee(e, p.ID, "", event.Rights{}) {
			x.Deck = p.Deck
		}
		out.Players = append(out.Players, x)
	}
	for _, r := range e.Rounds {
		if r.Published {
			out.Rounds = append(out.Rounds, r)
		}
	}
	if e.Stage == event.Over {
		out.Final = e.Final()
	}
	return out, nil
}

// JSON is the export as a JSON file.
func (x Export) JSON() []byte {
	raw, err := json.MarshalIndent(x, "", "  ")
	if err != nil {
		panic(err) // every value can be written
	}
	return append(raw, '\n')
}

// CSV is the export as two tables, one after the other: the results of all rounds, then the standings with every
// column. What a spreadsheet could take for a formula is written as text.
func (x Export) CSV() []byte {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	write := func(cells ...string) {
		for i, c := range cells {
			if c != "" && strings.ContainsAny(c[:1], "=+-@\t\r") {
				cells[i] = "'" + c
			}
		}
		_ = w.Write(cells) // a buffer takes everything
	}
	write("round", "pairing", "player", "name", "wins", "draws", "place", "decided")
	for _, r := range x.Rounds {
		for _, p := range r.Pairings {
			for i, id := range p.Players {
				wins, place := "", ""
				if i < len(p.Wins) {
					wins = strconv.Itoa(p.Wins[i])
				}
				if i < len(p.Places) {
					place = strconv.Itoa(p.Places[i])
				}
				write(strconv.Itoa(r.No), strconv.Itoa(p.No), id, x.Names[id], wins, strconv.Itoa(p.Draws), place,
					p.Done)
			}
		}
	}
	write()
	head := []string{"place", "player", "name", "points", "dropped"}
	for _, c := range x.Columns {
		head = append(head, string(c))
	}
	write(append(head, "lot")...)
	for _, row := range x.Standings {
		cells := []string{strconv.Itoa(row.Rank), row.Player, x.Names[row.Player], strconv.Itoa(row.Points),
			strconv.FormatBool(row.Dropped)}
		for i, v := range row.Values {
			cells = append(cells, x.Columns[i].Show(v))
		}
		write(append(cells, strconv.Itoa(row.Lot))...)
	}
	w.Flush()
	return out.Bytes()
}

// ReadPlayers reads a list of people that an organiser has pasted: mentions or user ids, in any order, apart by
// anything that is no digit. It returns each once, and the words that are no person.
func ReadPlayers(text string) (ids, unknown []string) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\r\n,;", r) }) {
		id := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(word, "<@"), "!"), ">")
		if n, err := strconv.ParseUint(id, 10, 64); err != nil || n < 1<<22 || len(id) > 20 {
			unknown = append(unknown, word)
			continue
		}
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids, unknown
}
