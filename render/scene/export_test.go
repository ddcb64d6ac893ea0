package scene

// OwnWords returns the renderer's own words by language and code.
func OwnWords() map[string]map[string]string { return ownWords }
