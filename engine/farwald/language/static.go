package language

// Static is a continuous effect of a positioned card (FW-269); exactly one of the parts after If is set.
type Static struct {
	If *Cond `yaml:"if,omitempty" json:"if,omitempty"`
	// Stats changes this card (All nil) or all cards that fit.
	Stats *StaticStats `yaml:"stats,omitempty" json:"stats,omitempty"`
	// Cost changes Energy Costs (FW-070).
	Cost *StaticCost `yaml:"cost,omitempty" json:"cost,omitempty"`
	// HandLimit replaces the controller's hand limit (FW-059).
	HandLimit int `yaml:"hand-limit,omitempty" json:"handLimit,omitempty"`
	// EnterExploited: Evocations of this side enter Exploited whatever their properties.
	EnterExploited string `yaml:"enter-exploited,omitempty" json:"enterExploited,omitempty"`
	// EnterEnergized: this card enters Energized when the condition holds.
	EnterEnergized bool `yaml:"enter-energized,omitempty" json:"enterEnergized,omitempty"`
	// KeepFirstFragment: the wearing Crystal does not lose the first fragment it would lose each turn.
	KeepFirstFragment bool `yaml:"keep-first-fragment,omitempty" json:"keepFragment,omitempty"`
	// Control: the controller of this card controls the card chosen as it was declared.
	Control string `yaml:"control,omitempty" json:"control,omitempty"`
	// DefendOthers: this card may defend other own Evocations.
	DefendOthers bool `yaml:"defend-others,omitempty" json:"defendOthers,omitempty"`
	// Overflow: leftover DesEn of this goes on to another Crystal of that player.
	Overflow bool `yaml:"overflow,omitempty" json:"overflow,omitempty"`
}

// StaticStats adds to DesEn and DefEn of this card, its wearer, or all that fit.
type StaticStats struct {
	All    *Filter `yaml:"all,omitempty" json:"all,omitempty"`
	Wearer bool    `yaml:"wearer,omitempty" json:"wearer,omitempty"`
	DesEn  int     `yaml:"desen,omitempty" json:"desen,omitempty"`
	DefEn  int     `yaml:"defen,omitempty" json:"defen,omitempty"`
}

// StaticCost adds N (negative: less) to the cost of the cards that fit, played by Who: "controller" or
// "opponents". FirstEachTurn limits it to the first such card each turn.
type StaticCost struct {
	Who           string `yaml:"who" json:"who"`
	Cards         Filter `yaml:"cards" json:"cards"`
	N             int    `yaml:"n" json:"n"`
	FirstEachTurn bool   `yaml:"first-each-turn,omitempty" json:"first,omitempty"`
}

// Does is a set of the kinds of thing that static effects do to the match as a whole, a bit each.
type Does uint8

const (
	DoesStats Does = 1 << iota
	DoesCost
	DoesLimit
	DoesEnter
	DoesKeep
	DoesControl
	DoesLower // DefEn, which may shatter
)

// Does returns which of them the effect does.
func (st *Static) Does() (d Does) {
	if st.Stats != nil {
		d |= DoesStats
		if st.Stats.DefEn < 0 {
			d |= DoesLower
		}
	}
	if st.Cost != nil {
		d |= DoesCost
	}
	if st.HandLimit > 0 {
		d |= DoesLimit
	}
	if st.EnterExploited != "" {
		d |= DoesEnter
	}
	if st.KeepFirstFragment {
		d |= DoesKeep
	}
	if st.Control != "" {
		d |= DoesControl
	}
	return d
}
