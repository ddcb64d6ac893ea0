package cardlang

import (
	"reflect"
	"strings"

	"farpost/engine/kit"
)

// Book is the card data of a match with the texts on it, for a game's book to embed. C is the type of a card, which has
// a field ID.
type Book[C any, T Target, I any] struct {
	kit.CardList[C]
	parts *Parts[T, I]
}

// ReadBook reads the bytes of a book (kit.ReadCards), and finds its texts (TextsOf). Branches are those of NewParts;
// each may change a text before it is kept. Both may be nil.
func ReadBook[C any, T Target, I any](
	raw []byte, branches func(t *Part[T, I], in *I) []Branch[T, I], each func(c *C, t *Text[T, I]),
) (b Book[C, T, I], err error) {
	id := func(c *C) string { return reflect.ValueOf(c).Elem().FieldByName("ID").String() }
	if b.CardList, err = kit.ReadCards(raw, id); err != nil {
		return b, err
	}
	b.parts = NewParts(branches)
	for i := range b.Cards() {
		c := b.At(int32(i))
		for _, t := range TextsOf[T, I](id(c), c) {
			if each != nil {
				each(c, &t)
			}
			b.parts.Add(t.Node, id(c), t.Targets, t.Effect, t.Modes...)
		}
	}
	return b, nil
}

// Parts returns the texts of the book.
func (b *Book[C, T, I]) Parts() *Parts[T, I] { return b.parts }

// Text is a text that stands on a card.
type Text[T Target, I any] struct {
	Node    string
	Targets []T
	Effect  []I
	Modes   []Mode[T, I]
	// In is the struct whose field Effect has the instructions, as a pointer: it may say what the text costs.
	In any
}

// TextsOf lists the texts of a card, given by its pointer. A text is a struct with a list Effect of instructions, which
// may have lists Targets and Modes besides. The card's own is the part "effect". The others stand in fields that say
// their part, with a number behind it where there are several; a part that ends in "-" stands before those within.
//
//	Charge    *Block    `node:"charge"`    // A03/charge
//	Abilities []Ability `node:"ability"`   // A03/ability.0, A03/ability.1
//	Back      *Side     `node:"back-"`     // A03/back-ability.0
//
// A part without instructions of its own, such as a half of a card, is only looked through for those within.
func TextsOf[T Target, I any](id string, card any) []Text[T, I] {
	var out []Text[T, I]
	collect(reflect.ValueOf(card).Elem(), Node(id, "effect"), func(part string, i int) string {
		if i == once {
			return Node(id, part)
		}
		return Numbered(id, part, i)
	}, &out)
	return out
}

// collect adds the texts of a struct: its own, which has a node, and those within, to which at gives theirs.
func collect[T Target, I any](v reflect.Value, node string, at func(part string, i int) string, out *[]Text[T, I]) {
	for i := range v.NumField() {
		f, field := v.Field(i), v.Type().Field(i)
		part := field.Tag.Get("node")
		switch effect, is := f.Interface().([]I); {
		case is && field.Name == "Effect":
			t := Text[T, I]{Node: node, Effect: effect, In: v.Addr().Interface()}
			if list := v.FieldByName("Targets"); list.IsValid() {
				t.Targets = list.Interface().([]T)
			}
			if list := v.FieldByName("Modes"); list.IsValid() {
				t.Modes = list.Interface().([]Mode[T, I])
			}
			*out = append(*out, t)
		case field.Anonymous && f.Kind() == reflect.Struct:
			collect(f, node, at, out)
		case part == "" || f.IsZero():
		case f.Kind() == reflect.Slice:
			for j := range f.Len() {
				collect(f.Index(j), at(part, j), at, out)
			}
		case strings.HasSuffix(part, "-"):
			collect(reflect.Indirect(f), "", func(within string, i int) string { return at(part+within, i) }, out)
		default:
			collect(reflect.Indirect(f), at(part, once), at, out)
		}
	}
}
