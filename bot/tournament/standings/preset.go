package standings

// Preset is how a tournament counts.
type Preset struct {
	Name            string // "magic", "pokemon", "yugioh", "netrunner", "own"
	Win, Draw, Loss int    // points for a match
	Bye             int    // points for a bye
	Places          []int  // points for the places of a pod, from the first; a pod of three has the first three
	Floor           int    // in hundredths: no share of a player counts as less; 0 is no floor
	DropCeiling     int    // in hundredths: no share of who dropped counts as more; 0 is no ceiling
	Columns         []Column
}

// Named gives a preset by its name.
func Named(name string) (Preset, bool) {
	panic("not written yet")
}

// Names are the names of all presets, in the order in which to offer them.
func Names() []string {
	return []string{"magic", "pokemon", "yugioh", "netrunner", "own"}
}

// Own is the preset "own" with the columns that an organiser chose, in that order. Unknown and repeated columns fail.
func Own(columns ...Column) (Preset, error) {
	panic("not written yet")
}
