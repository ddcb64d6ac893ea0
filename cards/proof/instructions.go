package proof

import "fmt"

// Instructions checks a list of instructions of a card language: that there are at most so many, at a depth that is not too
// great (0 is a text itself, each branch one more), and that each has one key. Those that have are given to each, with
// the path of that key.
func Instructions[I any](k *Checker, path string, list []I, most, depth, deepest int, each func(path string, in *I)) {
	k.AtMost(path, len(list), most)
	if depth > deepest {
		k.Fault(path, "instructions are nested more than %d deep", deepest)
		return
	}
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		if key := k.ExactlyOne(at, "this instruction", list[i]); key != "" {
			each(at+"."+key, &list[i])
		}
	}
}
