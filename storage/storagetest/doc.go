// Package storagetest holds every engine of storage to one contract. An engine's
// own tests say how to open it, and the suite does the rest:
//
//	func TestConformance(t *testing.T) {
//		storagetest.Run(t, storagetest.Engine{
//			New:    func(t *testing.T) storage.Store { … },              // an empty store
//			Reopen: func(t *testing.T, file string) storage.Store { … }, // a backup
//		})
//	}
//
// What the suite checks is what the comments of package storage promise; what is
// checked nowhere here is no promise. Things only one engine has, such as files
// and locks, are for that engine's tests.
//
// [PutSample] and [CheckSample] write and compare one of everything, for tests
// that carry a whole database somewhere: into a backup, through a migration.
package storagetest
