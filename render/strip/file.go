package strip

import (
	"encoding/binary"
	"hash/crc32"
)

// File returns a PNG with the given size, colours and bands. There must be 1 to 256 colours. The bands together must
// have height rows of 1+width bytes, with every number below len(colours).
func File(width, height int, colours [][3]uint8, bands []Band) []byte {
	size := 3*len(colours) + 128
	for _, b := range bands {
		size += len(b.chunk)
	}
	out := append(make([]byte, 0, size), "\x89PNG\r\n\x1a\n"...)
	head := binary.BigEndian.AppendUint32(nil, uint32(width))
	head = binary.BigEndian.AppendUint32(head, uint32(height))
	out = appendChunk(out, "IHDR", append(head, 8, 3, 0, 0, 0)) // 8 bits, indexed, no interlace
	palette := make([]byte, 0, 3*len(colours))
	for _, c := range colours {
		palette = append(palette, c[:]...)
	}
	out = appendChunk(out, "PLTE", palette)
	out = appendChunk(out, "IDAT", []byte{0x78, 0x01}) // a stream with a window of 32 KiB
	sum := uint32(1)
	for _, b := range bands {
		out = append(out, b.chunk...)
		sum = join(sum, b.sum, b.size)
	}
	// An empty last block, and the sum of all.
	out = appendChunk(out, "IDAT", binary.BigEndian.AppendUint32([]byte{0x03, 0x00}, sum))
	return appendChunk(out, "IEND", nil)
}

func appendChunk(out []byte, kind string, body []byte) []byte {
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
	at := len(out)
	out = append(out, kind...)
	out = append(out, body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[at:]))
}
