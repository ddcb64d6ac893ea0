package words

import "farpost/render/scene"

// teller puts a scene into words.
type teller struct{ scene.Scene }
