package figure

// A person is put together from a body, a head and what is on it, and what the hands hold. All stand with their feet at
// y 0.95 and have the shoulders at y -0.2. The right hand, at x 0.52, y 0.2, holds things; the left one is at x -0.5.

const (
	handX, handY = 0.54, 0.16
	headY        = -0.5
)

// robe is a long garment.
func (c *canvas) robe(m material) {
	w := c.F(0.5, 0.62)
	c.blob(m, -0.22, -0.28, 0.22, -0.28, 0.36, 0.2, w, 0.9, 0.2, 0.98, -0.2, 0.98, -w, 0.9, -0.36, 0.2)
}

// arms are two sleeves with hands.
func (c *canvas) arms(sleeve, hand material) {
	c.limb(sleeve, -0.24, -0.16, 0.12, -0.42, 0.04, 0.13, -0.48, 0.2, 0.14)
	c.disc(hand, -0.5, 0.28, 0.1)
	c.limb(sleeve, 0.24, -0.16, 0.12, 0.42, 0.02, 0.13, 0.48, 0.14, 0.14)
	c.disc(hand, handX, handY+0.06, 0.1)
}

// legs are two legs in a stride or side by side.
func (c *canvas) legs(m material, stride float64) {
	c.limb(m, -0.1, 0.35, 0.15, -0.16-stride/2, 0.65, 0.13, -0.14-stride, 0.9, 0.13)
	c.limb(m, 0.12, 0.35, 0.15, 0.18+stride/2, 0.65, 0.13, 0.16+stride*0.7, 0.9, 0.13)
	c.limb(m, -0.14-stride, 0.92, 0.08, -0.02-stride, 0.92, 0.08)
	c.limb(m, 0.16+stride*0.7, 0.92, 0.08, 0.3+stride*0.7, 0.92, 0.08)
}

// trunk is the upper body with a belt.
func (c *canvas) trunk(m, belt material) {
	c.blob(m, -0.3, -0.25, 0.3, -0.25, 0.28, 0.1, 0.26, 0.45, -0.26, 0.45, -0.28, 0.1)
	c.rod(belt, -0.22, 0.3, 0.07, 0.22, 0.3, 0.07)
}

// face is a bare head that looks to the right.
func (c *canvas) face(skin material) {
	c.disc(skin, 0, headY, 0.27)
	c.eyes(c.dark)
}

func (c *canvas) eyes(m material) {
	c.spot(m, 0.02, headY-0.02, 0.05)
	c.spot(m, 0.16, headY-0.02, 0.05)
}

// hair falls to the shoulders or is short.
func (c *canvas) hair(m material, long bool) {
	if long {
		c.blob(m, -0.04, -0.82, 0.22, -0.74, 0.3, -0.58, 0, -0.64, -0.14, -0.5, -0.2, -0.16, -0.4, -0.1, -0.34, -0.6)
		return
	}
	c.blob(m, -0.04, -0.82, 0.22, -0.74, 0.3, -0.58, 0, -0.64, -0.14, -0.5, -0.2, -0.34, -0.32, -0.5, -0.24, -0.74)
}

// cowl is a hood with a dark inside and eyes that shine.
func (c *canvas) cowl(m, eyes material) {
	c.blob(m, 0, -0.98, 0.24, -0.78, 0.36, -0.44, 0.28, -0.14, -0.28, -0.14, -0.38, -0.44, -0.26, -0.8)
	c.blob(c.shadow, 0.06, -0.76, 0.25, -0.52, 0.2, -0.24, -0.08, -0.24, -0.16, -0.5)
	c.spot(eyes, -0.02, -0.48, 0.055)
	c.spot(eyes, 0.15, -0.48, 0.055)
}

// helmet has a slit and a plume.
func (c *canvas) helmet(m, plume material) {
	c.limb(plume, 0.04, -0.78, 0.06, -0.14, -0.92, 0.1, -0.36, -0.84, 0.1, -0.44, -0.62, 0.05)
	c.blob(m, 0, -0.82, 0.24, -0.72, 0.3, -0.44, 0.2, -0.2, -0.2, -0.2, -0.3, -0.44, -0.24, -0.72)
	c.mark(c.shadow, -0.1, -0.54, 0.3, -0.54, 0.3, -0.44, -0.1, -0.44)
	c.mark(c.shadow, 0.1, -0.5, 0.17, -0.5, 0.17, -0.26, 0.1, -0.26)
}

// pointed is a wide hat with a tip.
func (c *canvas) pointed(m material) {
	c.blob(m, -0.06, -1.12, 0.14, -0.86, 0.22, -0.66, -0.26, -0.66, -0.18, -0.86, -0.22, -1.04)
	c.limb(m, -0.44, -0.62, 0.05, 0, -0.7, 0.09, 0.44, -0.62, 0.05)
}

// brimmed is a flat hat with a feather.
func (c *canvas) brimmed(m, feather material) {
	c.limb(feather, -0.16, -0.76, 0.03, -0.4, -0.98, 0.08, -0.56, -0.96, 0.02)
	c.blob(m, -0.24, -0.92, 0.2, -0.92, 0.26, -0.66, -0.28, -0.66)
	c.limb(m, -0.46, -0.64, 0.05, 0, -0.7, 0.07, 0.48, -0.66, 0.05)
}

// diadem is a crown on a head.
func (c *canvas) diadem() {
	c.poly(c.gold, -0.26, -0.62, -0.32, -0.98, -0.14, -0.8, 0, -1.02, 0.14, -0.8, 0.32, -0.98, 0.26, -0.62)
	c.spot(c.cloth, 0, -0.72, 0.05)
}

// beard hides the chin.
func (c *canvas) beard(m material) {
	c.blob(m, -0.2, -0.42, 0.26, -0.42, 0.22, -0.14, 0.06, 0.1, -0.12, -0.12)
}

// mantle hangs behind the shoulders.
func (c *canvas) mantle(m material) {
	c.blob(m, -0.3, -0.24, 0.1, -0.26, 0.3, 0.3, 0.4, 0.86, -0.5, 0.94, -0.66, 0.7, -0.46, 0.2)
}

// being is a person before their right hand holds anything.
type being struct {
	draw  func(c *canvas)
	holds string // what they hold unless the card says something else
}

var people = map[string]being{
	"hood": {func(c *canvas) {
		c.robe(c.cloth)
		c.arms(c.cloth, c.bone)
		c.cowl(c.cloth, c.glow)
	}, ""},
	"mage": {func(c *canvas) {
		c.robe(c.body)
		c.rod(c.cloth, -0.02, -0.1, 0.06, 0, 0.86, 0.08)
		c.arms(c.body, c.bone)
		c.face(c.bone)
		c.beard(c.steel)
		c.pointed(c.cloth)
	}, "staff"},
	"knight": {func(c *canvas) {
		c.mantle(c.cloth)
		c.legs(c.steel, 0.02)
		c.trunk(c.steel, c.cloth)
		c.arms(c.steel, c.steel)
		c.helmet(c.steel, c.cloth)
	}, "blade"},
	"king": {func(c *canvas) {
		c.mantle(c.cloth)
		c.robe(c.body)
		c.rod(c.gold, -0.34, 0.72, 0.05, 0.36, 0.72, 0.05)
		c.arms(c.cloth, c.bone)
		c.face(c.bone)
		c.hair(c.deep, true)
		c.diadem()
	}, "sceptre"},
	"priest": {func(c *canvas) {
		c.robe(c.bone)
		c.rod(c.cloth, -0.14, -0.2, 0.06, -0.16, 0.84, 0.08)
		c.rod(c.cloth, 0.14, -0.2, 0.06, 0.16, 0.84, 0.08)
		c.limb(c.bone, -0.22, -0.14, 0.12, -0.46, -0.2, 0.12, -0.6, -0.44, 0.12)
		c.disc(c.wood, -0.62, -0.52, 0.1)
		c.limb(c.bone, 0.22, -0.14, 0.12, 0.42, -0.06, 0.12, 0.5, 0.06, 0.12)
		c.disc(c.wood, handX, handY, 0.1)
		c.face(c.wood)
		c.hair(c.dark, false)
		c.ring(c.gold, 0, -0.88, 0.34, 0.1, 0.07)
	}, ""},
	"traveller": {func(c *canvas) {
		c.legs(c.wood, c.F(0.04, 0.14))
		c.mantle(c.cloth)
		c.trunk(c.body, c.wood)
		c.arms(c.body, c.bone)
		c.face(c.bone)
		c.hair(c.deep, false)
		c.brimmed(c.cloth, c.leaf)
	}, "staff"},
	"raider": {func(c *canvas) {
		c.legs(c.deep, 0.24)
		c.trunk(c.body, c.cloth)
		c.limb(c.body, -0.24, -0.16, 0.12, -0.5, -0.04, 0.12, -0.66, -0.2, 0.12)
		c.disc(c.bone, -0.7, -0.24, 0.1)
		c.limb(c.body, 0.24, -0.16, 0.12, 0.42, 0.02, 0.12, 0.5, 0.1, 0.12)
		c.disc(c.bone, handX, handY, 0.1)
		c.face(c.bone)
		c.blob(c.cloth, -0.28, -0.6, 0, -0.84, 0.28, -0.6, 0.26, -0.54, -0.26, -0.54)
		c.limb(c.cloth, -0.24, -0.56, 0.06, -0.5, -0.5, 0.07, -0.66, -0.6, 0.03)
		c.rod(c.cloth, -0.14, -0.34, 0.1, 0.18, -0.34, 0.1)
		c.over()
		c.at(-0.7, -0.26, 0.5, -0.7, func() { blade(c) })
	}, "blade"},
	"scribe": {func(c *canvas) {
		c.robe(c.deep)
		c.rod(c.cloth, 0, -0.2, 0.1, 0, 0.9, 0.14)
		c.arms(c.deep, c.bone)
		c.face(c.bone)
		c.hair(c.wood, false)
		c.blob(c.deep, -0.3, -0.76, 0, -0.92, 0.3, -0.78, 0.26, -0.66, -0.26, -0.66)
		c.over()
		c.at(-0.36, 0.3, 0.4, 0, func() { book(c) })
	}, "quill"},
	"sentinel": {func(c *canvas) {
		c.legs(c.deep, 0.02)
		c.trunk(c.body, c.wood)
		c.arms(c.body, c.bone)
		c.face(c.bone)
		c.blob(c.steel, -0.3, -0.56, -0.2, -0.8, 0, -0.9, 0.2, -0.8, 0.32, -0.56)
		c.limb(c.steel, -0.36, -0.54, 0.05, 0.38, -0.54, 0.05)
		c.over()
		c.at(-0.4, 0.3, 0.52, 0, func() { shield(c) })
	}, "spear"},
	"herald": {func(c *canvas) {
		c.legs(c.cloth, 0.06)
		c.blob(c.body, -0.3, -0.25, 0.3, -0.25, 0.3, 0.2, 0.4, 0.62, -0.4, 0.62, -0.3, 0.2)
		c.poly(c.cloth, 0, -0.25, 0.3, -0.25, 0.3, 0.2, 0, 0.2)
		c.poly(c.cloth, -0.34, 0.2, 0, 0.2, 0, 0.62, -0.38, 0.62)
		c.arms(c.body, c.bone)
		c.face(c.bone)
		c.hair(c.wood, false)
	}, "horn"},
	"giant": {func(c *canvas) {
		c.limb(c.deep, -0.28, 0.4, 0.22, -0.34, 0.84, 0.2)
		c.limb(c.deep, 0.24, 0.4, 0.22, 0.3, 0.84, 0.2)
		c.blob(c.body, -0.66, -0.44, 0, -0.56, 0.66, -0.44, 0.5, 0.2, 0.42, 0.56, -0.42, 0.56, -0.5, 0.2)
		c.poly(c.cloth, -0.44, 0.36, 0.44, 0.36, 0.5, 0.66, -0.5, 0.66)
		c.limb(c.body, -0.58, -0.3, 0.2, -0.82, 0.06, 0.18, -0.78, 0.4, 0.2)
		c.limb(c.body, 0.58, -0.3, 0.2, 0.78, -0.02, 0.18, 0.62, 0.22, 0.18)
		c.blob(c.body, -0.22, -0.86, 0.2, -0.86, 0.26, -0.52, 0, -0.42, -0.26, -0.52)
		c.spot(c.dark, 0, -0.68, 0.045)
		c.spot(c.dark, 0.14, -0.68, 0.045)
		c.blob(c.deep, -0.26, -0.9, 0.2, -0.92, 0.2, -0.78, -0.16, -0.76, -0.26, -0.5)
	}, "club"},
	"golem": {func(c *canvas) {
		c.poly(c.deep, -0.5, 0.4, -0.1, 0.4, -0.08, 0.95, -0.56, 0.95)
		c.poly(c.deep, 0.1, 0.4, 0.5, 0.4, 0.56, 0.95, 0.08, 0.95)
		c.poly(c.body, -0.6, -0.42, 0.6, -0.42, 0.48, 0.5, -0.48, 0.5)
		c.poly(c.body, -1, -0.44, -0.58, -0.5, -0.56, 0, -0.94, 0.02)
		c.poly(c.deep, -0.98, 0.06, -0.56, 0.04, -0.54, 0.5, -1.02, 0.5)
		c.poly(c.body, 1, -0.44, 0.58, -0.5, 0.56, 0, 0.94, 0.02)
		c.poly(c.deep, 0.98, 0.06, 0.56, 0.04, 0.54, 0.5, 1.02, 0.5)
		c.poly(c.body, -0.26, -0.92, 0.26, -0.92, 0.32, -0.44, -0.32, -0.44)
		c.mark(c.shadow, -0.18, -0.74, 0.26, -0.74, 0.26, -0.6, -0.18, -0.6)
		c.spot(c.fire, -0.04, -0.67, 0.06)
		c.spot(c.fire, 0.15, -0.67, 0.06)
		c.disc(c.cloth, 0, 0.02, 0.2)
		c.spot(c.glow, 0, 0.02, 0.1)
	}, ""},
	"ghost": {func(c *canvas) {
		c.blob(c.body, 0, -0.94, 0.36, -0.76, 0.42, -0.3, 0.44, 0.1, 0.62, 0.5, 0.36, 0.46, 0.3, 0.86, 0.08, 0.6,
			-0.2, 0.94, -0.3, 0.56, -0.62, 0.7, -0.5, 0.2, -0.42, -0.3, -0.36, -0.76)
		c.limb(c.body, 0.34, -0.14, 0.12, 0.5, 0.04, 0.12, handX, handY, 0.1)
		c.limb(c.body, -0.34, -0.14, 0.12, -0.62, -0.1, 0.12, -0.8, -0.28, 0.08)
		c.line(c.shadow, 0.09, -0.06, -0.58, -0.05, -0.48)
		c.line(c.shadow, 0.09, 0.2, -0.58, 0.19, -0.48)
		c.line(c.shadow, 0.07, 0.06, -0.22, 0.08, -0.14)
	}, ""},
	"sprite": {func(c *canvas) {
		c.both(func() {
			c.blob(c.glow, 0.06, -0.1, 0.5, -0.74, 0.94, -0.8, 0.9, -0.3, 0.4, 0)
			c.blob(c.cloth, 0.06, 0, 0.5, 0.06, 0.76, 0.34, 0.44, 0.44)
		})
		c.over()
		c.limb(c.body, -0.06, 0.3, 0.1, -0.16, 0.6, 0.08, -0.3, 0.86, 0.06)
		c.limb(c.body, 0.06, 0.3, 0.1, 0.1, 0.6, 0.08, 0.02, 0.9, 0.06)
		c.blob(c.deep, -0.16, -0.24, 0.16, -0.24, 0.34, 0.44, 0, 0.36, -0.34, 0.44)
		c.limb(c.body, -0.14, -0.16, 0.07, -0.36, 0.1, 0.06)
		c.limb(c.body, 0.14, -0.16, 0.07, 0.36, 0, 0.06, handX, handY, 0.06)
		c.face(c.body)
		c.hair(c.cloth, true)
	}, ""},
	"merfolk": {func(c *canvas) {
		c.limb(c.deep, 0, 0.2, 0.28, -0.1, 0.56, 0.24, -0.4, 0.78, 0.16, -0.76, 0.66, 0.08)
		c.blob(c.cloth, -0.7, 0.66, -0.86, 0.3, -1.1, 0.24, -1, 0.6, -1.12, 0.9, -0.84, 0.86)
		c.blob(c.body, -0.26, -0.25, 0.26, -0.25, 0.24, 0.1, 0.28, 0.34, -0.26, 0.34, -0.24, 0.1)
		c.limb(c.body, -0.24, -0.14, 0.1, -0.46, 0.1, 0.09, -0.42, 0.28, 0.08)
		c.limb(c.body, 0.24, -0.14, 0.1, 0.44, 0.04, 0.1, handX, handY, 0.1)
		c.disc(c.body, 0, headY, 0.27)
		c.blob(c.cloth, 0.1, -0.76, -0.1, -1.02, -0.5, -0.86, -0.42, -0.5, -0.5, -0.16, -0.18, -0.3, -0.16, -0.6)
		c.eyes(c.dark)
	}, "trident"},
	"dryad": {func(c *canvas) {
		c.both(func() {
			c.limb(c.wood, 0.12, -0.7, 0.06, 0.3, -0.84, 0.05, 0.44, -1.02, 0.03)
			c.limb(c.wood, 0.26, -0.8, 0.04, 0.5, -0.8, 0.03, 0.62, -0.94, 0.02)
		})
		c.blob(c.leaf, -0.24, -0.28, 0.24, -0.28, 0.32, 0.2, 0.66, 0.8, 0.3, 0.8, 0.16, 0.98, -0.1, 0.84, -0.36, 0.98,
			-0.64, 0.8, -0.32, 0.2)
		c.limb(c.body, -0.22, -0.14, 0.1, -0.5, -0.04, 0.09, -0.66, -0.3, 0.08)
		c.limb(c.body, 0.22, -0.14, 0.1, 0.44, 0.02, 0.09, handX, handY, 0.09)
		c.blob(c.leaf, 0, -0.86, 0.3, -0.7, 0.34, -0.3, 0.2, -0.1, -0.3, 0.1, -0.44, -0.3, -0.3, -0.74)
		c.disc(c.bone, 0.03, headY+0.04, 0.22)
		c.eyes(c.dark)
	}, ""},
}

// twins are two alike, side by side.
func twins(c *canvas) {
	one := func(m material) {
		c.legs(c.dark, 0.04)
		c.trunk(m, c.dark)
		c.arms(m, c.bone)
		c.face(c.bone)
		c.hair(m, false)
	}
	c.at(-0.5, 0.08, 0.86, 0, func() { c.mirrored(func() { one(c.cloth) }) })
	c.over()
	c.at(0.5, 0.08, 0.86, 0, func() { one(c.body) })
	c.over()
	c.at(0, 0.2, 0.4, 0, func() { flame(c) })
}

// rider is a knight with a lance on a horse.
func rider(c *canvas) {
	c.at(0, 0.22, 0.8, 0, func() { horse(c) })
	c.over()
	c.at(-0.12, -0.34, 0.56, 0, func() {
		c.trunk(c.steel, c.cloth)
		c.limb(c.steel, 0.1, 0.4, 0.14, 0.2, 0.8, 0.12)
		c.arms(c.steel, c.steel)
		c.helmet(c.steel, c.cloth)
	})
	c.over()
	c.rod(c.wood, -0.5, 0.02, 0.05, 0.9, -0.5, 0.03)
	c.poly(c.steel, 0.82, -0.56, 1.16, -0.6, 0.88, -0.4)
}
