// Package world is the state of the sandbox: one guild with its channels, threads, DMs, members, messages and commands,
// all behind one lock and in one file.
//
// # Opening and using it
//
//	w, err := world.Open(world.Settings{StateFile: "farpost-sandbox.json"}) // made from the sample at first
//	if err != nil { … }
//	err = w.Do(func() { // locked; what changed is in the file when Do returns
//		w.Post(&world.Message{ID: w.NewID(), Channel: c.ID, Author: w.Bot.ID, Content: "hello", At: w.Clock.Now()})
//	})
//	w.Stop()
//	err = w.Close()
//
// Do is the way to change something, Look the way to read. The maps Members, Channels, Messages and Commands are for
// reading under the lock. Methods whose comment does not speak of the lock expect it to be held.
//
// # Changes and their observers
//
// Whoever changes an entity says so: ChangeMessage and ChangeChannel note it for the file and tell the observers. Post,
// RemoveMessage, Join, SetArchived and the like do that by themselves. Observers are told of Events in the order in
// which they were added, within the lock: the gateway first, then the pages' streams, then the members that play by
// themselves. The world knows none of them.
//
// Await waits for a condition without polling: it looks now and after each change.
//
// # What a user may do and see
//
// Permissions follow Discord's rules for roles, overwrites and private threads. Sees and SeesMessage decide what a
// member is shown; an ephemeral message is seen by its member alone.
//
// # Two forms of an entity
//
// A Message, Channel or Member here is the stored form, whose JSON keys are those of the state file. MessageObject,
// ChannelObject, MemberObject and their like return what Discord's API answers for it.
//
// # Map of files
//
//	world.go, guild.go, channel.go, message.go   the state and its entities, as they are stored
//	open.go, sample_guild.go                         reading the state file; the sample guild of a new one
//	lock.go, await.go, clock.go                  doing, looking and waiting; time
//	lookup.go                                    finding users, channels and commands
//	event.go, change.go                          what observers are told; noting a change and telling of it
//	message_change.go, channel_change.go         posting and deleting; threads, DMs, archiving
//	membership.go, membership_change.go          who is in the guild; coming and going, roles, the owner
//	permission.go, visibility.go                 what a user may do; what a member sees
//	message_object.go, channel_object.go, guild_object.go   what the API answers
//	journal.go, record.go                        the state file; the entities in it
//	file.go, file_store.go                       attachments and their addresses; where their bytes lie
package world
