package sense_test

import (
	"farpost/engine"
	"farpost/engine/selfplay/sense"
)

// A little language of cards, of the form that all have.
type (
	filter struct{ Mine bool }
	on     struct {
		Of   string
		Each *filter
	}
	damage struct {
		N  int
		on `yaml:",inline"`
	}
	count struct {
		N   int
		Who string
	}
	ifThen struct {
		Then, Else []instruction
	}
	may struct {
		Targets []target
		Then    []instruction
	}
	instruction struct {
		Damage *damage   `yaml:"damage,omitempty"`
		Draw   *count    `yaml:"draw,omitempty"`
		Wake   *on       `yaml:"wake,omitempty"`
		Look   *struct{} `yaml:"look,omitempty"`
		If     *ifThen   `yaml:"if,omitempty"`
		May    *may      `yaml:"may,omitempty"`
	}
	target struct{ Name, Kind string }
	block  struct {
		Targets []target
		Effect  []instruction
	}
	ability struct {
		Cost  int
		block `yaml:",inline"`
	}
	card struct {
		ID        string
		block     `yaml:",inline"`
		Charge    *block    `yaml:"charge,omitempty"`
		Abilities []ability `yaml:"abilities,omitempty"`
	}
)

// hit deals damage to a target of that name, draw draws for players.
func hit(n int, of string) instruction   { return instruction{Damage: &damage{N: n, on: on{Of: of}}} }
func draw(n int, who string) instruction { return instruction{Draw: &count{N: n, Who: who}} }

// aimed is a text with one target x.
func aimed(does ...instruction) block {
	return block{Targets: []target{{Name: "x", Kind: "card"}}, Effect: does}
}

// bookOf are cards by their ids.
type bookOf map[string]*card

func (bookOf) Hash() string        { return "" }
func (bookOf) CardID(int32) string { return "" }

// game is a game of that language: damage hurts in the field and players, a card drawn is worth 10 points.
var game = sense.Game{
	Texts: func(b engine.Book, id string) []sense.Text {
		if c := b.(bookOf)[id]; c != nil {
			return sense.Texts(c)
		}
		return nil
	},
	Who: map[string]sense.Side{"me": sense.Own, "them": sense.Others, "all": sense.All},
	Fits: func(b *sense.Board, f any, p *sense.Piece) bool {
		return p.At == field && f.(*filter).Mine == (p.Ctrl == b.Me)
	},
	Effects: map[string]sense.Effect{
		"damage": sense.In(sense.Hurt, field, sense.Player),
		"draw":   sense.In(sense.Points(10), sense.Player),
		"wake":   sense.In(sense.Ready(true), field),
		"look":   sense.In(sense.Points(1), sense.Player),
		"if":     nil,
	},
	Price: func(p *sense.Piece) int {
		if p.At == sense.Player {
			return p.Worth + p.Left
		}
		return p.Worth
	},
}

// field is the one place of cards.
const field = "field"

// table is a board of seat 0: two players of 20 life, its own wolf and ox, a rival's bear and imp, and a stone.
func table() *sense.Board {
	return &sense.Board{Me: 0, Price: game.Price, Pieces: []sense.Piece{
		{Key: engine.SeatVal(0), At: sense.Player, Ctrl: 0, Left: 20},
		{Key: engine.SeatVal(1), At: sense.Player, Ctrl: 1, Left: 20},
		{Key: wolf, Card: "wolf", At: field, Ctrl: 0, Ready: true, Hit: 3, Left: 2, Worth: 50},
		{Key: ox, Card: "ox", At: field, Ctrl: 0, Hit: 1, Left: 5, Worth: 60},
		{Key: bear, Card: "bear", At: field, Ctrl: 1, Ready: true, Hit: 4, Left: 4, Worth: 80},
		{Key: imp, Card: "imp", At: field, Ctrl: 1, Ready: true, Hit: 1, Left: 1, Worth: 20},
		{Key: stone, At: "stones", Ctrl: 1, Worth: 90},
	}}
}

const (
	wolf  engine.Value = "obj:1.1"
	ox    engine.Value = "obj:2.1"
	bear  engine.Value = "obj:3.1"
	imp   engine.Value = "obj:4.1"
	stone engine.Value = "obj:5.1"
)
