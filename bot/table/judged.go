package table

import "farpost/storage"

// Judged says that a judge was called to a match, or that the match goes on.
type Judged struct {
	Match    storage.Match
	Settings Settings
	// Called says that a judge was called, by By; else By lets the match go on for a Reason. By is "" where whoever
	// called has withdrawn that.
	Called     bool
	By, Reason string
}
