package engine

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"hash/crc32"
)

// A save is magic, the schema as a varint, the state as the packer writes it, and the CRC-32C of all that. Schema 1 was
// JSON. Decode still reads it, and what Dump writes.
const magic = "\xffFP"

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode writes a state so that Decode returns it exactly. Equal states give equal bytes.
func Encode(s *State) ([]byte, error) {
	p := packer{out: make([]byte, 0, 64+40*s.Objects.n+200*len(s.Stack))}
	p.out = append(p.out, magic...)
	p.out = binary.AppendUvarint(p.out, SchemaVersion)
	p.state(s)
	return binary.LittleEndian.AppendUint32(p.out, crc32.Checksum(p.out, castagnoli)), nil
}

// Dump writes a state as JSON that people can read, for support cases. Decode reads it too.
func Dump(s *State) ([]byte, error) { return json.MarshalIndent(s, "", "  ") }

// Decode reads what Encode or Dump wrote, also in older schemas. A newer schema, or bytes that are no state, give an
// error that wraps ErrParked: nothing is guessed. B may be written afterwards.
func Decode(b []byte) (*State, error) {
	if !bytes.HasPrefix(b, []byte(magic)) {
		return decodeJSON(b)
	}
	schema, n := binary.Uvarint(b[len(magic):])
	switch {
	case n <= 0:
		return nil, parked("the saved match cannot be read: it ends in its head")
	case schema < 2 || schema > SchemaVersion:
		return nil, parked("the saved match has schema %d, this build reads 1 to %d", schema, SchemaVersion)
	}
	body, head := len(b)-4, len(magic)+n
	if body < head || binary.LittleEndian.Uint32(b[body:]) != crc32.Checksum(b[:body], castagnoli) {
		return nil, parked("the saved match cannot be read: it is cut off or damaged")
	}
	p := packer{in: string(b[head:body]), reads: true}
	s := &State{Schema: SchemaVersion}
	p.state(s)
	if p.err == nil && p.at != len(p.in) {
		p.err = errors.New("there is more than a match")
	}
	if p.err != nil {
		return nil, parked("the saved match cannot be read: %v", p.err)
	}
	return s, nil
}

// decodeJSON reads schema 1, and the dumps of later ones.
func decodeJSON(b []byte) (*State, error) {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	s := &State{}
	err := dec.Decode(s)
	switch { // the schema stands first in a save, so it is known where reading ends at what a newer one has
	case s.Schema > SchemaVersion || err == nil && s.Schema < 1:
		return nil, parked("the saved match has schema %d, this build reads 1 to %d", s.Schema, SchemaVersion)
	case err != nil:
		return nil, parked("the saved match cannot be read: %v", err)
	}
	s.Schema = SchemaVersion // from 1 to 2 only the form changed
	return s, nil
}
