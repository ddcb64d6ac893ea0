// Package ledger keeps what comes of a simulated bot's work: what it has committed, what it owes to people, and what it
// lets them see. The world enters it, and the laws read it at the end.
//
//	l := ledger.New(now)
//	tx := l.Begin(inner, ledger.Moment{…})     // a transaction of the bot, which notes what it writes
//	tx.Committed()                             // what it has noted counts from now on
//	l.Kept()                                   // entries of logs whose transactions were committed
//
//	l.Patience.Away(now)                       // the bot is down or frozen: nobody can answer meanwhile
//	l.Patience.Back(now)
//	l.Patience.Hasty()                         // questions that expired before their time
//
//	l.Answers.Answered("life 1", "interaction 5", true)
//	l.Answers.Again()                          // interactions that were answered twice
//
//	l.Asked.Again("m1", 5, noon, two)          // question 5 of match m1 was asked anew between the two
//
//	l.Secret = ada                             // whose cards nobody else may see
//	l.See("a message…")                        // somebody else saw this
//	l.Seen()                                   // that, and what the rules let others know meanwhile
//
//	ledger.go     all of it
//	tx.go         transactions: entries of logs, what is asked, and until when people have time
//	patience.go   the time that people were promised
//	asked.go      when each question was asked
//	answers.go    first answers to interactions
//	knowledge.go  what the rules let people know of one whose cards are secret
package ledger
