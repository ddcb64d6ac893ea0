package pageapi

import (
	"net/http"

	"farpost/bot/sandbox/resource"
)

// serveEmoji answers the picture of an emoji of the application's.
func (p *API) serveEmoji(rw http.ResponseWriter, r *http.Request) {
	e, ok := p.w.Emoji(r.PathValue("emoji"))
	if !ok {
		http.NotFound(rw, r)
		return
	}
	serveBytes(rw, e.Type, e.Image)
}

// serveAttachment answers an uploaded file. Pictures are shown in place, everything else is downloaded.
func (p *API) serveAttachment(rw http.ResponseWriter, r *http.Request) {
	id := r.PathValue("attachment")
	if !resource.IsSnowflake(id) {
		http.NotFound(rw, r)
		return
	}
	data, err := p.w.ReadFile(id)
	if err != nil {
		http.NotFound(rw, r)
		return
	}
	serveBytes(rw, resource.PictureType(r.PathValue("name")), data)
}

// serveBytes answers something that never changes under its address; "" for what is no picture.
func serveBytes(rw http.ResponseWriter, kind string, data []byte) {
	h := rw.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	h.Set("Cache-Control", "private, max-age=31536000, immutable")
	if kind != "" {
		h.Set("Content-Type", kind)
	} else {
		h.Set("Content-Type", "application/octet-stream")
		h.Set("Content-Disposition", "attachment")
	}
	// A client that went away cannot be told so.
	_, _ = rw.Write(data)
}
