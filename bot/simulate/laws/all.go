package laws

// All are the laws in the order in which they are looked at.
func All() []Law {
	return []Law{
		{"every accepted input stands once in the log", Lost, Inputs},
		{"the state of a match is what its log comes to", Lost, Replay},
		{"every open question has a deadline or a reason", Stuck, Deadlines},
		{"nobody loses an answer before their time", Lost, Patience},
		{"what is to be sent is sent, or put off for a reason", Stuck, Delivery},
		{"nothing is given up that passes", Lost, GivenUp},
		{"nothing is posted twice", Doubled, Twice},
		{"nobody is called to a question by two messages", Doubled, OneCall},
		{"nobody is answered twice", Doubled, Answers},
		{"messages show what is", Stuck, Messages},
		{"who is awaited was called", Stuck, Called},
		{"what people do gets a sign in time", Lost, Signs},
		{"requests keep to Discord's limits", Doubled, Limits},
		{"a result is counted once, and as it was", Lost, Results},
		{"faults reach a retry or a person, and nothing else is a fault", Lost, Faults},
		{"nobody sees what belongs to another", Leaked, Secrets},
	}
}
