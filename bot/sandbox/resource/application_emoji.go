package resource

// ApplicationEmoji is an emoji of the bot's application. Only its bot can use it, everywhere.
type ApplicationEmoji struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Type  string `json:"type"` // MIME type of the picture
	Image []byte `json:"image"`
}
