package language

// Reasons why what is printed on a card does not fit a filter; words of the catalogue.
const (
	WhyType      = "why-type"
	WhyElement   = "why-element"
	WhyGroup     = "why-group"
	WhySuper     = "why-supergroup"
	WhyCost      = "why-cost"
	WhyFrangible = "why-frangible"
)

// Misprint returns the reason why what is printed on a card does not fit the filter; "" when it fits. It looks at
// neither side, state nor DefEn, which are not printed.
func (fl *Filter) Misprint(c *Card) string {
	switch {
	case fl.Type != "" && c.Type != fl.Type:
		return WhyType
	case fl.Element != "" && c.Element != fl.Element:
		return WhyElement
	case fl.Group != "" && !c.in(fl.Group):
		return WhyGroup
	case fl.Supergroup != "" && c.Supergroup != fl.Supergroup:
		return WhySuper
	case fl.Frangible && !c.Frangible:
		return WhyFrangible
	case fl.CostMax != nil && c.Cost > *fl.CostMax:
		return WhyCost
	}
	return ""
}

// in reports whether the card belongs to a group (FW-272).
func (c *Card) in(group string) bool {
	for _, g := range c.Groups {
		if g == group {
			return true
		}
	}
	return false
}
