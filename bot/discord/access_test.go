package discord_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
)

// What comes of a press or a command:
//
//	answered  the person gets what it is for
//	shown     the person is told that they watch, and shown the position instead
//	refused   the person is told what stands in the way; nothing was done
//	denied    the person is told that they lack the right
//	failed    the person is told that something went wrong
//	unknown   nobody knows such a button or command
//
// The columns are five people. Ada and Bruno play match m1, it is Ada's turn, and she has a deck called Mine.
//
//	nobody     Chiara, with a button or a command that names no match
//	watcher    Chiara, who plays nothing, at match m1
//	player     Ada, at match m1
//	elsewhere  Dario, at match m1, from another server
//	admin      Chiara, at match m1, with the right to manage the server

// access is who may press what. An action stands with the argument with which it is tried.
const access = `
                       nobody    watcher   player    elsewhere admin
accept:calm            refused   refused   refused   refused   refused
decline                refused   refused   refused   refused   refused
same                   refused   refused   refused   refused   refused
rematch                refused   shown     refused   refused   shown
decks                  refused   refused   refused   refused   refused
deckpick=ready:calm    refused   refused   refused   refused   refused
deckbring:ready:calm   refused   refused   refused   refused   refused
move                   refused   shown     answered  refused   shown
verb:play              refused   shown     answered  refused   shown
pick                   refused   shown     answered  refused   shown
begin=x                refused   shown     answered  refused   shown
undo                   refused   shown     answered  refused   shown
done                   refused   shown     answered  refused   shown
page                   refused   shown     answered  refused   shown
back                   refused   shown     answered  refused   shown
zone                   refused   shown     answered  refused   shown
switch                 refused   shown     answered  refused   shown
ahead                  refused   shown     answered  refused   shown
sub                    refused   shown     answered  refused   shown
then                   refused   shown     answered  refused   shown
offer                  refused   shown     answered  refused   shown
unseal=0               refused   shown     refused   refused   shown
confirm                refused   shown     answered  refused   shown
pass                   refused   shown     refused   refused   shown
passonce               refused   shown     refused   refused   shown
say:end                refused   shown     answered  refused   shown
claim:1                refused   shown     refused   refused   shown
more                   refused   answered  answered  refused   answered
concede                refused   shown     answered  refused   shown
draw                   refused   shown     answered  refused   shown
judge                  refused   denied    refused   refused   refused
judge:call             refused   refused   refused   refused   refused
judge:withdraw         refused   refused   refused   refused   refused
judge:page             refused   denied    refused   refused   refused
judge:hands/1          refused   denied    refused   refused   refused
judgepick:why=goon     refused   denied    refused   refused   refused
judgeform:page         refused   denied    refused   refused   refused
orders                 refused   shown     answered  refused   shown
hand                   refused   shown     answered  refused   shown
board                  refused   shown     answered  refused   shown
log                    refused   answered  answered  refused   answered
rules                  refused   answered  answered  refused   answered
sheet:tally/0          answered  answered  answered  answered  answered
sheetcard:tally=spark  answered  answered  answered  answered  answered
story:tally            answered  answered  answered  answered  answered
lookpick:tally=TA-2    answered  answered  answered  answered  answered
lookterm:tally/TA-2    answered  answered  answered  answered  answered
related:tally/spark    answered  answered  answered  answered  answered
reason:tally/TA-2      answered  answered  answered  answered  answered
why                    refused   shown     answered  refused   shown
showall:tally/TA-2     answered  answered  answered  answered  answered
example:tally/TA-2     answered  answered  answered  answered  answered
askrules:tally/TA-2    answered  answered  answered  answered  answered
askcards:tally/spark   answered  answered  answered  answered  answered
contents:tally         answered  answered  answered  answered  answered
terms:tally            answered  answered  answered  answered  answered
termpick:tally=0       answered  answered  answered  answered  answered
chapter:tally=0        answered  answered  answered  answered  answered
compare:tally/spark    answered  answered  answered  answered  answered
comparewith:tally/spark=moth  answered  answered  answered  answered  answered
deckedit:tally/Mine    refused   refused   answered  refused   refused
decktext:tally/Mine    answered  answered  answered  answered  answered
deckdelete:tally/Mine  refused   refused   answered  refused   refused
ranks:tally/0/0        answered  answered  answered  answered  answered
rankseason:tally=1     answered  answered  answered  answered  answered
profile:tally/1        answered  answered  answered  answered  answered
beginseason:2          denied    denied    denied    denied    answered
event:x/show           refused   refused   refused   refused   refused
eventpick:x/set=a      refused   refused   refused   refused   refused
eventform:x/typed      refused   refused   refused   refused   refused
mygame=last            answered  answered  answered  answered  answered
tell                   answered  answered  answered  answered  answered
testdms                answered  answered  answered  answered  answered
`

// commandAccess is who may run which command. A command that takes a match is given m1, except by nobody.
const commandAccess = `
                          nobody    watcher   player    elsewhere admin
setup                     denied    denied    denied    denied    answered
settings                  answered  answered  answered  answered  answered
settings block=bruno      answered  answered  answered  answered  answered
match concede             refused   shown     answered  refused   shown
match draw                refused   shown     answered  refused   shown
match judge               refused   denied    refused   refused   refused
match hand                refused   shown     answered  refused   shown
match board               refused   answered  answered  refused   answered
match log                 refused   answered  answered  refused   answered
match list                refused   refused   answered  refused   refused
board text                refused   answered  answered  refused   answered
board picture             refused   answered  answered  refused   answered
board wide                refused   answered  answered  refused   answered
inbox                     answered  answered  answered  answered  answered
help                      answered  answered  answered  answered  answered
card name=spark           answered  answered  answered  answered  answered
Look up                   answered  answered  answered  answered  answered
cards                     answered  answered  answered  answered  answered
rule about=TA-2           answered  answered  answered  answered  answered
deck import name=Mine     answered  answered  answered  answered  answered
deck show name=Mine       refused   refused   answered  refused   refused
deck export name=calm     answered  answered  answered  answered  answered
deck check name=calm      answered  answered  answered  answered  answered
deck list                 answered  answered  answered  answered  answered
deck delete name=Mine     refused   refused   answered  refused   refused
leaderboard               answered  answered  answered  answered  answered
profile                   answered  answered  answered  answered  answered
season                    denied    denied    denied    denied    answered
tournament show           refused   refused   refused   refused   refused
tournament join           refused   refused   refused   refused   refused
tournament deck           refused   refused   refused   refused   refused
tournament checkin        refused   refused   refused   refused   refused
tournament drop           refused   refused   refused   refused   refused
tournament standings      refused   refused   refused   refused   refused
tournament match          refused   refused   refused   refused   refused
tournament panel          refused   refused   refused   refused   refused
tally play                refused   shown     answered  refused   shown
tally sort                refused   shown     answered  refused   shown
tally dig                 refused   shown     answered  refused   shown
tally parry               refused   shown     refused   refused   shown
tally guard               refused   shown     refused   refused   shown
tally boost               refused   shown     refused   refused   shown
tally spare               refused   shown     refused   refused   shown
tally shout               refused   shown     refused   refused   shown
tally end                 refused   shown     answered  refused   shown
tally choose              refused   shown     refused   refused   shown
tally pass                refused   shown     refused   refused   shown
match new opponent=bruno  answered  answered  answered  answered  answered
tournament new name=Cup   refused   refused   refused   refused   answered
`

// refusals are how refusals begin.
var refusals = []string{
	"There is no such match", "This invitation has been answered", "This invitation is for somebody else",
	"This match is not over", "Nobody is asking you", "That cannot be said ahead", "You have no deck called",
	"You have no running match", "The match has begun", "There is no such tournament", "There is no tournament here",
	"That is for the organisers", "Nobody here would come", "You play in this match", "No judge is called",
	"You are watching this match; only", "There is nothing to claim", "You are only watching",
}

// outcome reads from an answer what came of the press.
func outcome(m discordtest.Message) string {
	begins := func(s string) bool { return strings.HasPrefix(m.Content, s) }
	switch {
	case begins("You are watching this match") && m.Describes("Ada life 5; Bruno life 5"):
		return "shown"
	case begins("Only members who may manage the server"), begins("Only the judges of this server"):
		return "denied"
	case begins("Something went wrong"):
		return "failed"
	case begins("I do not know that button"):
		return "unknown"
	case slices.ContainsFunc(refusals, begins):
		return "refused"
	}
	return "answered"
}

// people are the columns of the tables, with the match that each of them names.
func people(w *discordtest.World) (who []discordtest.Visitor, matches []string) {
	elsewhere, admin := w.Dario.Visit(), w.Chiara.Visit()
	elsewhere.Server = "1000000000000000000"
	admin.Permissions = discordgo.PermissionManageGuild
	return []discordtest.Visitor{w.Chiara.Visit(), w.Chiara.Visit(), w.Ada.Visit(), elsewhere, admin},
		[]string{"", "m1", "m1", "m1", "m1"}
}

// rows reads a table: the outcomes by what is tried, in the order of the columns.
func rows(t *testing.T, table string) (order []string, wants map[string][]string) {
	t.Helper()
	wants = map[string][]string{}
	_, table, _ = strings.Cut(strings.TrimSpace(table), "\n") // the head
	for line := range strings.Lines(table) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), "  ")
		if wants[name] = strings.Fields(rest); len(wants[name]) != 5 {
			t.Fatalf("a row of %d people: %s", len(wants[name]), line)
		}
		order = append(order, name)
	}
	return order, wants
}

// TestWhoMayPress ensures for each press what it does for whom, as one table. A press without a row fails.
func TestWhoMayPress(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Ada.PastesDeck("Mine", "12 Moth")
	who, matches := people(w)
	handover := w.Ada.Handover()
	order, wants := rows(t, access)
	tried := map[string]bool{}
	for _, row := range order {
		id, value, menu := strings.Cut(row, "=")
		action, arg, _ := strings.Cut(id, ":")
		tried[action] = true
		var got []string
		for i, v := range who {
			v.On = handover.ID
			id := ui.ID{Match: matches[i], Action: action, Arg: arg}
			switch {
			case action == ui.ActDeckText || action == ui.ActEventForm || action == ui.ActJudgeForm:
				got = append(got, outcome(v.SubmitsID(id, nil)))
			case menu:
				got = append(got, outcome(v.PressesID(id, value)))
			default:
				got = append(got, outcome(v.PressesID(id)))
			}
		}
		if !slices.Equal(got, wants[row]) {
			t.Errorf("%s  %s\nwant  %s", row, strings.Join(got, " "), strings.Join(wants[row], " "))
		}
	}
	for _, action := range actions(t) {
		if !tried[action] {
			t.Errorf("%q has no row: who may press it?", action)
		}
	}
}

// TestWhoMayRun ensures for each command what it does for whom, as one table. A command without a row fails.
func TestWhoMayRun(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Ada.PastesDeck("Mine", "12 Moth")
	who, matches := people(w)
	takesMatch := map[string]bool{}
	for _, c := range w.Bot.Commands() {
		for path, options := range subcommands(c) {
			takesMatch[path] = slices.ContainsFunc(options, func(o *discordgo.ApplicationCommandOption) bool {
				return o.Name == "match"
			})
		}
	}
	order, wants := rows(t, commandAccess)
	tried := map[string]bool{}
	for _, row := range order {
		path, option, value := row, "", ""
		if at := strings.LastIndexByte(row, ' '); strings.Contains(row, "=") {
			path = row[:at]
			option, value, _ = strings.Cut(row[at+1:], "=")
		}
		if value == "bruno" {
			value = w.Bruno.ID()
		}
		tried[path] = true
		var got []string
		for i, v := range who {
			options := map[string]string{}
			if option != "" {
				options[option] = value
			}
			if takesMatch[path] && matches[i] != "" {
				options["match"] = matches[i]
			}
			got = append(got, outcome(v.RunsCommand(path, options)))
		}
		if !slices.Equal(got, wants[row]) {
			t.Errorf("%s  %s\nwant  %s", row, strings.Join(got, " "), strings.Join(wants[row], " "))
		}
	}
	for path := range takesMatch {
		if !tried[path] {
			t.Errorf("/%s has no row: who may run it?", path)
		}
	}
}

// subcommands are the subcommands of a command with their options, or itself when it has none.
func subcommands(c *discordgo.ApplicationCommand) map[string][]*discordgo.ApplicationCommandOption {
	out := map[string][]*discordgo.ApplicationCommandOption{}
	for _, o := range c.Options {
		if o.Type == discordgo.ApplicationCommandOptionSubCommand {
			out[c.Name+" "+o.Name] = o.Options
		}
	}
	if len(out) == 0 {
		out[c.Name] = c.Options
	}
	return out
}
