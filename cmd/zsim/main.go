package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"farpost/bot/simulate"
	"farpost/bot/simulate/faults"
)

func main() {
	from := flag.Int("from", 1, "")
	to := flag.Int("to", 1, "")
	hours := flag.Int("hours", 24, "")
	kinds := flag.String("faults", "none", "")
	n := flag.Int("n", 6, "")
	matches := flag.Int("matches", 4, "")
	only := flag.String("only", "", "")
	watch := flag.Bool("watch", false, "")
	logs := flag.Bool("log", false, "")
	flag.Parse()
	ks, unknown := faults.Named(strings.Split(*kinds, ",")...)
	if unknown != "" {
		fmt.Println("unknown", unknown)
		os.Exit(2)
	}
	simulate.Main(func(in simulate.Bubble) int {
		var sum simulate.Report
		for s := *from; s <= *to; s++ {
			c := simulate.Config{Seed: uint64(s), Time: time.Duration(*hours) * time.Hour, Kinds: ks, Faults: *n, Matches: *matches}
			if *only != "" {
				for _, x := range strings.Split(*only, ",") {
					k, _ := strconv.Atoi(x)
					c.Only = append(c.Only, k)
				}
			}
			if *watch {
				c.Watch = func(at time.Time, what string) { fmt.Println(at.Format("02T15:04:05.000"), what) }
			}
			t := time.Now()
			r, err := simulate.Run(c, in)
			if err != nil {
				fmt.Println("ERR", s, err)
			}
			if *logs {
				for _, l := range r.Log {
					fmt.Println(l)
				}
			}
			if r.Bad() > 0 {
				fmt.Println("BAD", s, time.Since(t).Round(time.Millisecond), r.Faults)
				for _, b := range r.Broken {
					fmt.Println("   ", b)
				}
			}
			sum.Add(r)
		}
		sum.Broken = nil
		raw, _ := json.Marshal(sum)
		fmt.Println(string(raw))
		return 0
	})
}
