package gallery

import (
	"farpost/engine"
	"farpost/render"
)

// Scripts returns samples of names and texts that run to the left: a board of players with such names, whose cards are
// from a set of somebody's own, and one of these cards.
func Scripts(lang string) (board, of Sample) {
	s := Scene(lang, Normal())
	names := []string{render.Isolated("שלום כהן"), render.Isolated("می\u200cخواهم")}
	s.Player = func(seat engine.Seat) string { return names[seat] }
	faces := s.Face
	s.Face = func(id string) engine.Face {
		f := faces(id)
		switch id {
		case card(1):
			f.Name = "שומר הגאות"
			f.Text = []string{"כאשר האביר נכנס לשדה, משוך 2 קלפים. אם יש לך 3 {fire}, הוסף 1 לכוח שלו עד סוף התור.",
				"עַד סוֹף הַתּוֹר (Ember Warden): +1 {water}."}
		case card(2):
			f.Name = "حارس المد والجزر"
			f.Text = []string{"عندما يدخل الفارس إلى الميدان، اسحب ورقتين. {nature} + 2"}
		}
		return f
	}
	s.Title = names[0] + " – " + names[1]
	s.LastAction = render.Rightward(s.Face(card(10)).Name + ": " + names[0] + ", " + names[1] + " (3).")
	f := s.Face(card(1))
	f.Text = append(f.Text, s.Face(card(2)).Text...)
	return Sample{Scene: s}, Sample{Scene: s, Card: &f}
}
