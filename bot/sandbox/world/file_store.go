package world

// Upload is an uploaded file before it is stored.
type Upload struct {
	Name        string
	ContentType string // as the client gave it; the type of a picture follows from its name
	Description string
	Data        []byte
}

// fileStore holds the bytes of attachments by their ids: in a folder, or in memory for a world without a state file.
type fileStore struct {
	dir    string            // empty: in memory
	memory map[string][]byte // without dir
	loose  []looseFile       // the oldest first
}

// looseFile is a file that no message shows: an edit took it off, or it came with a command.
type looseFile struct {
	id   string
	data []byte
}

// maxLoose is how many files that no message shows can still be read.
const maxLoose = 64

// newFiles returns the files of a world. Those of a state file lie in the folder of its name with ".files" behind.
func newFiles(stateFile string) fileStore {
	f := fileStore{memory: map[string][]byte{}}
	if stateFile != "" {
		f.dir = stateFile + ".files"
	}
	return f
}
