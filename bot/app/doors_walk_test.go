package app_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/app/apptest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// viewer is somebody who looks through all doors.
type viewer struct {
	name  string
	p     *player
	guild string // the server from which they act
	match string // the match that they name
}

// walk is one match with what everybody got through each door: by "stage viewer door".
type walk struct {
	*world
	game     string
	got      map[string]string
	kinds    map[string]bool // of outbox rows that were delivered
	seats    []*player       // by seat
	handover sandbox.Message
	thread   string
	stage    string
	asked    []question
	images   map[string]string                                // what each address shows
	options  map[string][]*discordgo.ApplicationCommandOption // of all commands, by their path
	mu       sync.Mutex
	heard    []request
	drawn    atomic.Bool       // pictures are the real ones, where else they are sketched
	direct   map[string]string // whom direct messages in a channel are for
}

// question is an interaction whose answer is read when it is complete.
type question struct {
	key string
	p   *player
	out sandbox.Outcome
}

// newWalk begins a match with the deck of each player: of Ada, Bruno, and Dario if there are three. Its pictures are
// made by a painter.
func newWalk(t *testing.T, game string, lists [][]string, paint func(*walk) func(*world)) *walk {
	w := &walk{game: game, got: map[string]string{}, kinds: map[string]bool{}, images: map[string]string{},
		direct: map[string]string{}}
	w.world = stand(t, paint(w), func(own *world) {
		n := 0
		own.id = func() string { n++; return fmt.Sprint("m", n) }
		own.record = w.hear
	})
	w.options = optionsOf(w.app.Bot.Commands())
	w.seats = []*player{w.ada, w.bruno, w.dario}[:len(lists)]
	var ids []string
	var decks []table.Deck
	for i, p := range w.seats {
		ids, decks = append(ids, p.Member.ID()), append(decks, table.Deck{Name: "Mine", Cards: lists[i]})
	}
	w.done(w.app.Table.Invite(w.ctx, table.Invitation{Server: w.app.Sandbox.GuildID(),
		Channel: w.app.Sandbox.ChannelID("matches"), Game: game, From: ids[0], To: ids[1:], Deck: decks[0]}))
	w.sent()
	for i, id := range ids[1:] {
		w.done(w.app.Table.Accept(w.ctx, "m1", id, decks[i+1], ""))
		w.sent()
	}
	return w
}

// opened finds the message of the latest handover and its thread.
func (w *walk) opened() {
	w.t.Helper()
	w.handover = w.front()
	w.thread = w.handover.ChannelID
}

func (w *walk) done(_ any, err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *walk) position() table.Position {
	w.t.Helper()
	pos, err := w.app.Table.Position(w.ctx, "m1")
	if err != nil {
		w.t.Fatal(err)
	}
	return pos
}

// begun answers what is asked before the first turn by its default, and has Dario leave. It waits after each step until
// that is told, for what is told together is one message.
func (w *walk) begun() {
	w.t.Helper()
	pos := w.position()
	for _, sa := range pos.State.Ask.Seats {
		w.done(w.app.Table.Do(w.ctx, table.Act{Match: "m1", Player: pos.Seats[sa.Seat].Player, Q: sa.Q,
			Reply: sa.Default}))
		w.sent()
	}
	if len(w.seats) > 2 {
		w.done(w.app.Table.Do(w.ctx, table.Act{Match: "m1", Player: w.dario.Member.ID(), Kind: engine.InputConcede}))
		w.sent()
	}
}

// front is the message of the handover, or of the last one if there is none now. If that was deleted, because nothing
// came of its question, it is the last public message.
func (w *walk) front() sandbox.Message {
	w.t.Helper()
	w.sent()
	found, last, there := w.handover, sandbox.Message{}, false
	v := w.ada.Member.View()
	for _, c := range v.Channels {
		for _, m := range v.Messages[c.ID] {
			there = there || m.ID == w.handover.ID
			if !apptest.Private(m) && c.Kind != "dm" && m.ID > last.ID {
				last = m
			}
			if _, ok := apptest.Find(m, "hand"); ok && !apptest.Private(m) && c.Kind != "dm" {
				found, there = m, true
			}
		}
	}
	if !there {
		found = last
	}
	if found.ID == "" {
		w.t.Fatalf("no message of a handover\n%s", w.dump())
	}
	return found
}

// forge sends an interaction of a viewer, whose answer belongs to a door.
func (w *walk) forge(v viewer, door, on string, kind int, data map[string]any) {
	w.t.Helper()
	f := sandbox.Forged{MessageID: on, Kind: kind, Data: data, Edit: func(event map[string]any) {
		event["guild_id"], event["locale"] = v.guild, "en-GB"
	}}
	if on == "" {
		f.ChannelID = w.app.Sandbox.ChannelID("matches")
	}
	out, err := v.p.Member.Forge(w.ctx, f)
	if err != nil && on != "" { // nothing came of the question on that message, and another took its place
		f.MessageID = w.front().ID
		out, err = v.p.Member.Forge(w.ctx, f)
	}
	if err != nil {
		w.t.Fatalf("%s %s: %v", v.name, door, err)
	}
	key := strings.Join([]string{w.stage, v.name, door}, " ")
	w.asked = append(w.asked, question{key, v.p, out})
}

// press presses by a custom id; a menu is given what is chosen in it.
func (w *walk) press(v viewer, door, on string, id string, values ...string) {
	w.t.Helper()
	data := map[string]any{"custom_id": id, "component_type": sandbox.TypeButton}
	if len(values) > 0 {
		data["component_type"], data["values"] = sandbox.TypeStringSelect, values
	}
	w.forge(v, door, on, sandbox.InteractionComponent, data)
}

// presses goes through the doors that are buttons, menus and forms.
func (w *walk) presses(v viewer, on string, rows []string) {
	w.t.Helper()
	for _, row := range rows {
		id, value, menu := strings.Cut(row, "=")
		action, arg, _ := strings.Cut(id, ":")
		x := ui.ID{Match: v.match, Action: action, Arg: arg}.String()
		switch {
		case action == ui.ActDeckText:
			w.forge(v, "press "+row, on, sandbox.InteractionModal,
				map[string]any{"custom_id": x, "components": []any{}})
		case menu:
			w.press(v, "press "+row, on, x, value)
		default:
			w.press(v, "press "+row, on, x)
		}
	}
}

// commands goes through the doors that are commands, with the match where they take one.
func (w *walk) commands(v viewer, rows []string) {
	w.t.Helper()
	for _, row := range rows {
		opts := []any{}
		if w.takes(row, "match") {
			opts = append(opts, map[string]any{"name": "match", "value": v.match, "type": sandbox.OptionString})
		}
		name, sub, ok := strings.Cut(row, " ")
		if ok {
			opts = []any{map[string]any{"name": sub, "options": opts, "type": sandbox.OptionSubcommand}}
		}
		w.forge(v, "command "+row, "", sandbox.InteractionCommand, map[string]any{"name": name, "options": opts,
			"type": 1})
	}
}

// completions goes through the options that are completed while they are typed.
func (w *walk) completions(v viewer, rows []string) {
	w.t.Helper()
	for _, row := range rows {
		at := strings.LastIndexByte(row, ' ')
		path, option := strings.Fields(row[:at]), row[at+1:]
		var others []sandbox.OptionValue
		if option != "match" && w.takes(row[:at], "match") {
			others = append(others, sandbox.OptionValue{Name: "match", Value: v.match})
		}
		list, err := v.p.Member.Complete(w.ctx, w.thread, path[0], path[1:], option, "", others...)
		w.put(strings.Join([]string{w.stage, v.name, "complete " + row}, " "), list, err)
	}
}

// read waits for all answers and reads them.
func (w *walk) read() {
	w.t.Helper()
	if err := w.app.Answered(); err != nil {
		w.t.Fatal(err)
	}
	for _, q := range w.asked {
		if q.out.MessageID == "" {
			w.put(q.key, []any{q.out.Kind, q.out.Modal, q.out.Reason}, nil)
			continue
		}
		m, err := q.p.Member.Message(q.out.MessageID)
		w.put(q.key, []any{q.out.Kind, w.shows(m)}, err)
	}
	w.asked = nil
}

// messages notes all that a viewer sees in all channels, in its order.
func (w *walk) messages(v viewer) {
	w.t.Helper()
	var all []any
	s := v.p.Member.View()
	for _, c := range s.Channels {
		var shown []any
		for _, m := range s.Messages[c.ID] {
			if !apptest.Private(m) {
				shown = append(shown, w.shows(m))
			}
		}
		if c.Kind == "dm" { // several lanes write there, which wait for each other nowhere
			slices.SortFunc(shown, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		}
		all = append(append(all, c.Kind, c.Name), shown...)
	}
	w.put(strings.Join([]string{w.stage, v.name, "messages"}, " "), all, nil)
}

// rows notes which kinds of rows the outbox has sent, into which lanes, with their times. How many is left out: a row
// that waits takes in the next one like it.
func (w *walk) rows() {
	w.t.Helper()
	var all []string
	w.done(nil, w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Done, 0)
		for _, r := range rows {
			w.kinds[r.Kind] = true
			all = append(all, fmt.Sprint(r.Kind, " ", r.Lane, " ", r.NotBefore, " ", r.Attempts))
		}
		return err
	}))
	slices.Sort(all)
	w.put(w.stage+" rows", slices.Compact(all), nil)
}

// shows is all of a message that a client gets, with what its pictures show. Whether it was edited is left out: it was
// if its picture was not drawn at once, which is the machine's doing.
func (w *walk) shows(m sandbox.Message) any {
	var at []string
	for _, e := range m.Embeds {
		if e.Image != nil {
			at = append(at, e.Image.Description, w.image(e.Image.URL))
		}
	}
	for _, a := range m.Attachments {
		at = append(at, a.Filename, a.Description, w.image(a.URL))
	}
	return []any{m.Content, m.Embeds, m.Components, m.Flags, len(m.Mentions), at}
}

func (w *walk) image(address string) string {
	w.t.Helper()
	if had, ok := w.images[address]; ok {
		return had
	}
	resp, err := http.Get(address)
	if err != nil {
		w.t.Fatal(err)
	}
	raw, err := io.ReadAll(resp.Body)
	if err := resp.Body.Close(); err != nil {
		w.t.Error(err)
	}
	if err != nil || len(raw) == 0 || resp.StatusCode != http.StatusOK {
		w.t.Errorf("%s: %d bytes, %s, %v", address, len(raw), resp.Status, err)
	}
	w.images[address] = pixels(w.t, raw)
	return w.images[address]
}

// drawn are digests of the pixels of pictures by those of their files: files of the same picture may be packed in other
// strips, which depends on what was drawn before.
var drawn sync.Map

// pixels is a digest of what a file shows; of any file but a picture, of its bytes.
func pixels(t *testing.T, raw []byte) string {
	t.Helper()
	file := fmt.Sprintf("%x", sha256.Sum256(raw))
	if had, ok := drawn.Load(file); ok {
		return had.(string)
	}
	shown := file
	if pic, err := png.Decode(bytes.NewReader(raw)); err == nil {
		shown = fmt.Sprintf("%v %x", pic.Bounds(), sha256.Sum256(rgba(pic)))
	}
	drawn.Store(file, shown)
	return shown
}

// rgba are the pixels of a picture, row by row. The bot's have palettes, which the general way goes through slowly.
func rgba(pic image.Image) []byte {
	b := pic.Bounds()
	p, ok := pic.(*image.Paletted)
	if !ok {
		all := image.NewRGBA(b)
		draw.Draw(all, b, pic, b.Min, draw.Src)
		return all.Pix
	}
	shades := make([][4]byte, 256)
	for i, c := range p.Palette {
		c := color.RGBAModel.Convert(c).(color.RGBA)
		shades[i] = [4]byte{c.R, c.G, c.B, c.A}
	}
	out := make([]byte, 0, 4*b.Dx()*b.Dy())
	for y := range b.Dy() {
		for _, i := range p.Pix[y*p.Stride : y*p.Stride+b.Dx()] {
			out = append(out, shades[i][:]...)
		}
	}
	return out
}

var (
	markID  = regexp.MustCompile(`(v1:\w+)#\d+[a-z]?:`)
	matchNo = regexp.MustCompile(` #(\d+): `)
	someID  = regexp.MustCompile(`\b\d{17,20}\b|#\d+|127\.0\.0\.1:\d+`)
	draftID = regexp.MustCompile(
		`(:(?:zone|pick|page|undo|done|back|switch|ahead|sub|then|confirm|orders|why):)((?:\w+:)?)\w{6,}`)
)

// put notes what somebody got through a door. Ids that differ from run to run are told apart by where they stand first.
func (w *walk) put(key string, what any, err error) {
	w.t.Helper()
	raw, err2 := json.Marshal(what)
	if err2 != nil {
		w.t.Fatal(err2)
	}
	s := plain(string(raw))
	if err != nil {
		s += " error " + err.Error()
	}
	for n := 2; ; n++ {
		if _, had := w.got[key]; !had {
			break
		}
		key = fmt.Sprint(key, " ", n)
	}
	w.got[key] = s
}

// plain is a text with other words for ids that differ from run to run.
func plain(text string) string {
	known := map[string]string{}
	s := markID.ReplaceAllString(text, "${1}MARK:")
	s = matchNo.ReplaceAllString(s, " NUMBER${1}: ")
	s = someID.ReplaceAllStringFunc(s, func(id string) string {
		if known[id] == "" {
			known[id] = fmt.Sprint("id", len(known))
		}
		return known[id]
	})
	return draftID.ReplaceAllString(s, "${1}${2}DRAFT")
}

// takes reports whether a command has an option.
func (w *walk) takes(path, option string) bool {
	return slices.ContainsFunc(w.options[path], func(o *discordgo.ApplicationCommandOption) bool {
		return o.Name == option
	})
}

// optionsOf are the options of all commands and subcommands by their path.
func optionsOf(all []*discordgo.ApplicationCommand) map[string][]*discordgo.ApplicationCommandOption {
	out := map[string][]*discordgo.ApplicationCommandOption{}
	for _, c := range all {
		sub := false
		for _, o := range c.Options {
			if o.Type == discordgo.ApplicationCommandOptionSubCommand {
				out[c.Name+" "+o.Name], sub = o.Options, true
			}
		}
		if !sub {
			out[c.Name] = c.Options
		}
	}
	return out
}
