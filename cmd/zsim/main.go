package main

import (
	"fmt"
	"os"
	"runtime/pprof"
	"strconv"
	"time"

	"farpost/bot/simulate"
)

func main() {
	from, _ := strconv.Atoi(os.Args[1])
	to, _ := strconv.Atoi(os.Args[2])
	args := os.Args
	if f := os.Getenv("PROF"); f != "" {
		o, _ := os.Create(f)
		pprof.StartCPUProfile(o)
	}
	simulate.Main(func(in simulate.Bubble) int {
		for s := from; s <= to; s++ {
			t := time.Now()
			r, err := simulate.Run(simulate.Config{Seed: uint64(s), Matches: 6, Members: 6, Time: hours()}, in)
			fmt.Println(r.Seed, "acts", r.Acts, "unanswered", r.Unanswered, "passed", r.Passed, "trace", r.Trace, time.Since(t), err)
			if len(args) > 3 {
				for _, l := range r.Log {
					fmt.Println(l)
				}
			}
		}
		pprof.StopCPUProfile()
	return 0
	})
}

func hours() time.Duration {
	n, _ := strconv.Atoi(os.Getenv("HOURS"))
	return time.Duration(n) * time.Hour
}
