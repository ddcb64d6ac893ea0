package engine

import (
	"bytes"
	"encoding/json"
	"iter"
	"slices"
)

// Objects are the objects of a match by slot, the first at 0. They stand in pages, which states share. A driver copies
// a page when it first writes into it, and most inputs write into few.
type Objects struct {
	pages []*page
	n     int
}

const pageSize = 4

type page [pageSize]Object

// ObjectsOf returns the objects of a list, which it copies.
func ObjectsOf(list []Object) Objects {
	var os Objects
	for i := range list {
		*os.grow() = list[i]
	}
	return os
}

// Len is the number of slots, free ones included.
func (os Objects) Len() int { return os.n }

// At returns the object of slot i+1. Only a driver may write it, or who has the state fresh from Clone.
func (os Objects) At(i int) *Object { return &os.pages[uint(i)/pageSize][uint(i)%pageSize] }

// All visits the objects with their places, from 0.
func (os Objects) All() iter.Seq2[int, *Object] {
	return func(yield func(int, *Object) bool) {
		for i := range os.n {
			if !yield(i, os.At(i)) {
				return
			}
		}
	}
}

// IsZero reports whether there are none.
func (os Objects) IsZero() bool { return os.n == 0 }

// MarshalJSON writes a plain list.
func (os Objects) MarshalJSON() ([]byte, error) {
	list := make([]Object, 0, os.n)
	for _, o := range os.All() {
		list = append(list, *o)
	}
	return json.Marshal(list)
}

// UnmarshalJSON reads what MarshalJSON wrote. A field that it does not know is an error, as everywhere in a state.
func (os *Objects) UnmarshalJSON(b []byte) error {
	var list []Object
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&list); err != nil {
		return err
	}
	*os = ObjectsOf(list)
	return nil
}

// grow adds a slot. The list and its last page must be the caller's own.
func (os *Objects) grow() *Object {
	if os.n%pageSize == 0 {
		os.pages = append(os.pages, new(page))
	}
	os.n++
	return os.At(os.n - 1)
}

// free returns the place of the first free slot; -1 if there is none.
func (os Objects) free() int {
	for i, p := range os.pages {
		for j := range min(pageSize, os.n-i*pageSize) {
			if p[j].Zone < 0 {
				return i*pageSize + j
			}
		}
	}
	return -1
}

// clone copies all pages.
func (os Objects) clone() Objects {
	all := make([]page, len(os.pages))
	pages := make([]*page, len(os.pages))
	for i, p := range os.pages {
		all[i] = *p
		pages[i] = &all[i]
	}
	return Objects{pages, os.n}
}

// writeObject returns the object in a slot, to be written in place. It makes the slot behind the last one.
func (s *State) writeObject(slot int32) *Object {
	s.write(ownObjects)
	i := int(slot) - 1
	p := i / pageSize
	if p == len(s.Objects.pages) {
		o := s.Objects.grow()
		s.ownPages |= 1 << p // of 64 pages, 256 objects; those behind are copied at every write
		return o
	}
	if s.ownPages&(1<<p) == 0 {
		c := *s.Objects.pages[p]
		s.Objects.pages[p] = &c
		s.ownPages |= 1 << p
	}
	s.Objects.n = max(s.Objects.n, int(slot))
	return s.Objects.At(i)
}

// shareObjects makes the list of pages the state's own. The pages are still shared.
func (s *State) shareObjects() {
	s.Objects.pages = slices.Clone(s.Objects.pages)
	s.ownPages = 0
}
