package content

import (
	"slices"
	"sync"

	"farpost/engine"
)

// faces makes the faces of a book's cards once each: their texts are generated, which takes longer than anything else
// about a board. The zero value remembers nothing yet. Many goroutines may use it.
type faces struct{ made sync.Map } // faces by faceKey

type faceKey struct{ lang, id string }

// of returns the face of a card, which nobody changes: make is called for one that was not made yet. There is no end of
// ids that no card has, so none of them is remembered.
func (f *faces) of(lang, id string, make func() engine.Face) engine.Face {
	key := faceKey{lang, id}
	if had, ok := f.made.Load(key); ok {
		return had.(engine.Face)
	}
	face := make()
	if face.ID == "" {
		return face
	}
	// Who appends to a part gets a list of their own.
	for _, part := range []*[]string{&face.Need, &face.Gives, &face.Marks, &face.Groups, &face.Text} {
		*part = slices.Clip(*part)
	}
	face.Stats = slices.Clip(face.Stats)
	f.made.Store(key, face)
	return face
}
