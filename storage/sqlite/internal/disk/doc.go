// Package disk waits until the disk has what was written.
//
//	err := disk.Data(log)                     // what is in an open file
//	err = disk.File("farpost.db")             // a file by its name
//	err = disk.Folder(filepath.Dir(database)) // the names in a folder, after a file was made or renamed
//
//	data_*.go     an open file's data
//	folder_*.go   files and folders by name
package disk
