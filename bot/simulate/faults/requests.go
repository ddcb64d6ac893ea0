package faults

import (
	"farpost/bot/sandbox"
	"farpost/bot/simulate/world"
)

// requests are what becomes of requests to Discord.
var requests = []Kind{
	strike("request: 429 on a route", world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultRateLimit}, Times: 3}),
	strike("request: 429 on all",
		world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultRateLimit, Global: true}, Times: 2}),
	strike("request: network's page", world.Strike{Page: true, Times: 2}),
	strike("request: 500", world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500}, Times: 6}),
	strike("request: 502", world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultStatus, Status: 502}, Times: 6}),
	strike("request: 500 though done",
		world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 500}, Times: 4}),
	strike("request: no answer in time", world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultHang}, Times: 3}),
	strike("request: lost", world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultDropBefore}, Times: 5}),
	strike("request: done, the answer lost",
		world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultDropAfter}, Times: 5}),
}
