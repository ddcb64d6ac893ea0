package faults

import "farpost/bot/sandbox"

// requests are what becomes of requests to Discord.
var requests = []Kind{
	strike("request: 429 on a route", sandbox.Fault{Kind: sandbox.FaultRateLimit}, 3),
	strike("request: 429 on all", sandbox.Fault{Kind: sandbox.FaultRateLimit, Global: true}, 2),
	strike("request: network's page", sandbox.Fault{}, 2),
	strike("request: 500", sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500}, 6),
	strike("request: 502", sandbox.Fault{Kind: sandbox.FaultStatus, Status: 502}, 6),
	strike("request: 500 though done", sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 500}, 4),
	strike("request: no answer in time", sandbox.Fault{Kind: sandbox.FaultHang}, 3),
	strike("request: lost", sandbox.Fault{Kind: sandbox.FaultDropBefore}, 5),
	strike("request: done, the answer lost", sandbox.Fault{Kind: sandbox.FaultDropAfter}, 5),
}
