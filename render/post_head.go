package render

import "image/color"

// postHead is the top of the posted board: where the match is, in one line, or who won it, large.
type postHead struct {
	W    int
	Text string
	// Over: the match has ended. Won says who has won, Text is why.
	Over bool
	Won  string
}

const (
	headLine  = 48
	headCrown = 150 // the width of the crown's part
)

// postHead says where the match is, or how it ended.
func (s Scene) postHead(w int) postHead {
	r := s.View.Result
	if r == nil {
		return postHead{W: w, Text: s.where()}
	}
	return postHead{W: w, Over: true, Text: capital(s.reason()), Won: s.winners()}
}

func (h postHead) width() int         { return h.W }
func (h postHead) ground() color.RGBA { return inkGround }

// texts fits who won, and the reason.
func (h postHead) texts(p *pen) (names, why setting) {
	w := h.W - headCrown - 20
	names = p.fit(h.Won, w, 2, style{64, true}, style{52, true}, style{postFigures, true}, style{postLetters, true})
	if h.Text != "" {
		why = p.fit(h.Text, w, 2, style{34, false}, style{postLetters, false})
	}
	return names, why
}

func (h postHead) height(p *pen) int {
	if !h.Over {
		return headLine
	}
	names, why := h.texts(p)
	return max(headCrown, names.Height+why.Height+24) + postMargin
}

func (h postHead) paint(p *pen, w, high int) {
	if !h.Over {
		t := p.fit(h.Text, w-16, 1, style{34, false}, style{postLetters, false})
		p.lines(8, (high-6-t.Height)/2, inkDim, t)
		return
	}
	high -= postMargin
	p.box(0, 0, float64(w), float64(high), 16, inkAccent)
	p.shape("crown", headCrown/2, float64(high)/2+4, 54, inkDark, inkAccent)
	names, why := h.texts(p)
	y := (high - names.Height - why.Height) / 2
	p.lines(headCrown, y, inkDark, names)
	p.lines(headCrown, y+names.Height, inkDark, why)
}
