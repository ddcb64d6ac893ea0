// Package people are those who play in a simulated world. They see what members of a server see, and press what
// members can press: whatever is in the database is hidden from them.
//
//	ada := people.New(w, 0, people.Habits{Away: 20 * time.Minute, Sits: 8, Odd: 0.05, Twice: 0.05, Late: 0.02})
//	ada.Meet(all)                               // whom she may invite or name
//	go ada.Live(ctx)                            // she comes and goes until ctx ends
//	ada.Invite(ctx, channel, game, bruno)       // she begins a match
//	go ada.Beside("organises").Organise(ctx, channel, "Cup", game) // she holds an event, pairs and publishes rounds
//	bruno.Beside("joins").Join(ctx, channel)                       // he enters it
//	go ada.Beside("judges").Judge(ctx)                             // she rules where a judge is called
//
// While a person sits there they do one thing after the other: what is asked of them if anything is, by the page that
// is open or the newest message that calls them; and now and then what nobody asked for. They press buttons that they
// saw long ago, press twice at once, fill in forms with anything, close their direct messages, block each other and
// call judges. A person who is Silent does nothing but pass, so that nothing that they do tells of their cards.
//
// Each act waits at the gate of the world, and what a person does is drawn from the seed alone. A new habit is a chance
// in [Habits] and a method here.
package people
