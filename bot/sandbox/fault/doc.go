// Package fault holds what makes a request fail that is right in itself: faults that a test injects, and limits by
// load.
//
// A List holds injected faults. Each request asks it once, and the first fault that fits strikes:
//
//	var list fault.List
//	list.Add(fault.Fault{Kind: fault.DropAfter, Method: "POST", Template: "/channels/{channel_id}/messages"})
//	f, struck := list.Take("POST", "/channels/{channel_id}/messages", "1000000000000000015")
//
// A Delivery does the like for interactions on their way to the bot, which may come twice or late.
//
// Limits are those that Discord sets by load or habit rather than by the form of a request. Rates counts what happened
// against them in windows of time:
//
//	var rates fault.Rates
//	left, wait := rates.Take("global", 50, time.Second, now) // wait > 0: refused, nothing was counted
package fault
