package kit

import "slices"

// Codes collects the codes of a family as they are declared, so that nobody keeps a list beside them:
//
//	var refusals kit.Codes
//
//	var (
//		mOver = refusals.Add("M-OVER")
//		mBusy = refusals.Add("M-BUSY")
//	)
//
//	refusals.List() // M-OVER, M-BUSY
//
// Codes are added while a package's variables are initialised, and never later.
type Codes struct{ list []string }

// Add takes a code up, and returns it.
func (c *Codes) Add(code string) string {
	c.list = append(c.list, code)
	return code
}

// List returns the codes in the order in which they were added. It is a copy.
func (c *Codes) List() []string { return slices.Clone(c.list) }
