package language

// Cost is one part of a cost; exactly one field is set. All parts are paid, or none (FW-205).
type Cost struct {
	Energy         int   `yaml:"energy,omitempty" json:"energy,omitempty"`
	CE             *Need `yaml:"ce,omitempty" json:"ce,omitempty"`
	ExploitThis    bool  `yaml:"exploit-this,omitempty" json:"exploitThis,omitempty"`
	RegenerateThis bool  `yaml:"regenerate-this,omitempty" json:"regenerateThis,omitempty"`
	VortexThis     bool  `yaml:"vortex-this,omitempty" json:"vortexThis,omitempty"`
	DisperseThis   bool  `yaml:"disperse-this,omitempty" json:"disperseThis,omitempty"`
	// DisperseVortex counts cards of the own Vortex, Abandon cards of the own hand, OwnFragment fragments of own
	// Crystals. Exploit is one own card that fits.
	DisperseVortex int     `yaml:"disperse-vortex,omitempty" json:"disperseVortex,omitempty"`
	Abandon        int     `yaml:"abandon,omitempty" json:"abandon,omitempty"`
	OwnFragment    int     `yaml:"own-fragment,omitempty" json:"ownFragment,omitempty"`
	Exploit        *Filter `yaml:"exploit,omitempty" json:"exploit,omitempty"`
}
