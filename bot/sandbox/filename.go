package sandbox

import (
	"path/filepath"
	"regexp"
	"strings"
)

// pictureTypes are the types that the page may show in place; everything else is downloaded.
var pictureTypes = map[string]string{
	".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp",
}

// pictureType returns the MIME type of a picture by its name, "" for a file that is no picture.
func pictureType(name string) string { return pictureTypes[strings.ToLower(filepath.Ext(name))] }

var unsafeName = regexp.MustCompile(`[^A-Za-z0-9._-]+`)

// safeName returns a file's name as Discord stores it: without spaces or separators.
func safeName(name string) string {
	name = strings.Trim(unsafeName.ReplaceAllString(filepath.Base(name), "_"), ".")
	if name == "" {
		return "unknown"
	}
	return name
}

// attachmentName returns the file that an attachment:// address names, "" for any other address.
func attachmentName(address string) string {
	name, ok := strings.CutPrefix(address, "attachment://")
	if !ok {
		return ""
	}
	return name
}
