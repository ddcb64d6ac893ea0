package lint

import (
	"farpost/engine/fow/language"
)

// static checks a continuous effect.
func (k checker) static(path string, c *language.Card, s *language.Static) {
	if s.Modify != nil && s.Modify.Carrier {
		k.carrier(path+".modify.carrier", c)
	}
	if s.Save != nil {
		k.save(path+".save", c, s.Save)
	}
}

// carrier checks that a card lies under another, which its texts call the carrier.
func (k checker) carrier(path string, c *language.Card) {
	if c.Type != language.Addition || c.Addition == language.OnField {
		k.Fault(path, "carrier: this card lies under no other")
	}
}

// save checks what happens in place of a destruction. Nothing is saved by a card that is gone already.
func (k checker) save(path string, c *language.Card, s *language.Save) {
	if s.Carrier {
		k.carrier(path+".carrier", c)
	}
	if s.By == language.SaveBanish && !s.Carrier && (s.Each == nil || c.Type == language.Resonator && !s.Each.Other) {
		k.Fault(path+".by",
			"by: a card that is banished instead of itself is not saved; write to-hand or remove, or say whom else it saves")
	}
	if s.By == language.SaveBanish && c.Type == language.Ruler {
		k.Fault(path+".by", "by: rulers are not banished (FO-172)")
	}
}
