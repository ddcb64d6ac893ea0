package resource

import (
	"path/filepath"
	"regexp"
	"strings"
)

// Attachment is a file of a message, as the API answers it. ContentType is a MIME type; Width and Height are those of a
// picture, in pixels; Description is its alt text.
type Attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Size        int    `json:"size"`
	URL         string `json:"url"`
	ProxyURL    string `json:"proxy_url"`
	ContentType string `json:"content_type,omitempty"`
	Description string `json:"description,omitempty"`
	Width       int    `json:"width,omitempty"`
	Height      int    `json:"height,omitempty"`
	Ephemeral   bool   `json:"ephemeral,omitempty"`
}

// pictureTypes are the types that the page may show in place; everything else is downloaded.
var pictureTypes = map[string]string{
	".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp",
}

// PictureType returns the MIME type of a picture by its name, "" for a file that is no picture.
func PictureType(name string) string { return pictureTypes[strings.ToLower(filepath.Ext(name))] }

var unsafeName = regexp.MustCompile(`[^A-Za-z0-9._-]+`)

// SafeName returns a file's name as Discord stores it: without spaces or separators.
func SafeName(name string) string {
	name = strings.Trim(unsafeName.ReplaceAllString(filepath.Base(name), "_"), ".")
	if name == "" {
		return "unknown"
	}
	return name
}

// AttachmentName returns the file that an attachment:// address names, "" for any other address.
func AttachmentName(address string) string {
	name, ok := strings.CutPrefix(address, "attachment://")
	if !ok {
		return ""
	}
	return name
}
