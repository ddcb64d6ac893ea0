package laws

// Answers: an interaction that comes twice is answered once.
func Answers(e Evidence) (broken []string) {
	for _, id := range e.World.Ledger.Answers.Again() {
		broken = append(broken, "interaction "+id+" was answered twice")
	}
	return broken
}
