package engine

// IsApt tells whether a table should suggest a verb to a seat, of those that it can use; see Verb.Apt. A verb that the
// ruleset does not have is never apt.
func Suggested(g *Ruleset, b Book, s *State, seat Seat, verb string) (apt bool, err error) {
	if err := fits(g, b, s); err != nil {
		return false, err
	}
	v := g.Verb(verb)
	if v == nil || v.Suggest == nil {
		return v != nil, nil
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	return v.Suggest(d.r.Public(), seat), nil
}
