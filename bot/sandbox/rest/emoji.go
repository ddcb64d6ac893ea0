package rest

import (
	"net/http"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
)

// maxEmojis is how many emojis an application may have.
const maxEmojis = 2000

func (a *API) emojiObject(e *resource.ApplicationEmoji) resource.Object {
	return resource.Object{"id": e.ID, "name": e.Name, "roles": []string{}, "require_colons": true, "managed": false,
		"animated": false, "available": true}
}

func listEmojis(a *API, r *request) (any, *form.Error) {
	if _, err := a.scope(r); err != nil {
		return nil, err
	}
	items := []resource.Object{}
	for _, e := range a.w.SortedEmojis() {
		items = append(items, a.emojiObject(e))
	}
	return resource.Object{"items": items}, nil
}

func createEmoji(a *API, r *request) (any, *form.Error) {
	if _, err := a.scope(r); err != nil {
		return nil, err
	}
	e := form.ReadEmoji(r.body)
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if len(a.w.Emojis) >= maxEmojis {
		return nil, form.ErrTooManyEmojis
	}
	e.ID = a.w.NewID()
	a.w.PutEmoji(&e)
	r.status = http.StatusCreated
	return a.emojiObject(&e), nil
}

// mustEmoji returns the emoji of a call.
func (a *API) mustEmoji(r *request) (*resource.ApplicationEmoji, *form.Error) {
	if _, err := a.scope(r); err != nil {
		return nil, err
	}
	if e := a.w.Emojis[r.params["emoji_id"]]; e != nil {
		return e, nil
	}
	return nil, form.ErrUnknownEmoji
}

func getEmoji(a *API, r *request) (any, *form.Error) {
	e, err := a.mustEmoji(r)
	if err != nil {
		return nil, err
	}
	return a.emojiObject(e), nil
}

// editEmoji changes the name; Discord changes no pictures.
func editEmoji(a *API, r *request) (any, *form.Error) {
	e, err := a.mustEmoji(r)
	if err != nil {
		return nil, err
	}
	name := form.ReadEmojiName(r.body.At("name"))
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	e.Name = name
	a.w.PutEmoji(e)
	return a.emojiObject(e), nil
}

func deleteEmoji(a *API, r *request) (any, *form.Error) {
	e, err := a.mustEmoji(r)
	if err != nil {
		return nil, err
	}
	a.w.RemoveEmoji(e.ID)
	return nil, nil
}
