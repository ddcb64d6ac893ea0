package figure

// A beast is put together from a trunk, legs, a neck with a head, and a tail. It stands on y 0.9 and looks to the
// right. Its back, at x 0, y -0.2, carries things.

// gait is how a beast stands: its legs from the left, each from the trunk to the foot.
func (c *canvas) gait(m, far material, wide, top float64, hoof bool) {
	d := c.F(-0.08, 0.1)
	foot := func(m material, x, dx float64) {
		c.limb(m, x, top, wide*1.3, x+dx*0.6-0.03, 0.55, wide*0.8, x+dx, 0.84, wide*0.7)
		if hoof {
			c.rod(c.dark, x+dx, 0.88, wide*0.7, x+dx+0.05, 0.88, wide*0.6)
		} else {
			c.rod(m, x+dx, 0.86, wide*0.7, x+dx+0.1, 0.86, wide*0.6)
		}
	}
	foot(far, -0.38, -0.1+d)
	foot(far, 0.5, 0.1+d)
	foot(m, -0.58, -d)
	foot(m, 0.34, -d)
}

func wolf(c *canvas) {
	c.limb(c.deep, -0.66, 0.02, 0.12, -0.92, -0.04, 0.14, -1.08, c.F(-0.5, 0.2), 0.04)
	c.gait(c.body, c.deep, 0.1, 0.24, false)
	c.blob(c.body, -0.72, -0.06, -0.3, -0.2, 0.2, -0.22, 0.52, -0.14, 0.56, 0.24, 0.2, 0.36, -0.3, 0.26, -0.64, 0.34)
	c.at(0.5, -0.26, 1, c.F(-0.2, 0.15), func() {
		c.limb(c.body, -0.14, 0.2, 0.26, 0.1, -0.06, 0.22)
		c.poly(c.deep, -0.06, -0.18, 0, -0.6, 0.18, -0.22)
		c.poly(c.body, 0.1, -0.2, 0.2, -0.56, 0.3, -0.16)
		c.blob(c.body, -0.04, -0.24, 0.24, -0.26, 0.42, -0.1, 0.7, 0, 0.68, 0.12, 0.3, 0.2, 0.02, 0.16)
		c.line(c.shadow, 0.02, 0.66, 0.1, 0.36, 0.1)
		c.spot(c.shadow, 0.68, 0, 0.05)
		c.spot(c.shadow, 0.3, -0.08, 0.045)
	})
	c.limb(c.cloth, 0.34, 0.06, 0.05, 0.5, -0.02, 0.06, 0.58, -0.14, 0.05)
}

func cat(c *canvas) {
	c.limb(c.body, -0.7, 0.1, 0.08, -0.96, -0.1, 0.08, -0.9, -0.46, 0.08, -1.08, -0.66, 0.06)
	c.gait(c.body, c.deep, 0.11, 0.32, false)
	c.blob(c.body, -0.76, 0.02, -0.3, -0.08, 0.3, -0.06, 0.6, 0, 0.6, 0.3, 0.1, 0.4, -0.4, 0.34, -0.68, 0.44)
	for i := range 4 {
		x := -0.5 + 0.24*float64(i)
		c.line(c.cloth, 0.04, x, -0.04, x-0.06, 0.2)
	}
	c.at(0.7, -0.14, 1, 0, func() {
		c.poly(c.body, -0.28, -0.14, -0.26, -0.48, -0.02, -0.26)
		c.poly(c.body, 0.04, -0.26, 0.26, -0.48, 0.3, -0.14)
		c.oval(c.body, 0, 0, 0.34, 0.29)
		c.spot(c.glow, -0.08, -0.06, 0.075)
		c.spot(c.glow, 0.18, -0.06, 0.075)
		c.line(c.shadow, 0.028, -0.08, -0.12, -0.08, 0)
		c.line(c.shadow, 0.028, 0.18, -0.12, 0.18, 0)
		c.mark(c.shadow, 0, 0.08, 0.12, 0.08, 0.06, 0.15)
	})
}

func bear(c *canvas) {
	c.gait(c.body, c.deep, 0.17, 0.3, false)
	c.blob(c.body, -0.8, 0, -0.4, -0.36, 0.1, -0.36, 0.5, -0.3, 0.62, 0.2, 0.2, 0.46, -0.3, 0.42, -0.74, 0.4)
	c.at(0.64, -0.2, 1, c.F(-0.1, 0.25), func() {
		c.disc(c.deep, -0.18, -0.28, 0.12)
		c.disc(c.body, 0.16, -0.3, 0.12)
		c.disc(c.body, 0, 0, 0.34)
		c.oval(c.bone, 0.26, 0.1, 0.2, 0.15)
		c.spot(c.shadow, 0.4, 0.04, 0.07)
		c.spot(c.shadow, 0.1, -0.1, 0.05)
	})
}

func stag(c *canvas) {
	c.limb(c.bone, -0.66, -0.06, 0.08, -0.78, -0.02, 0.04)
	c.gait(c.body, c.deep, 0.085, 0.26, true)
	c.blob(c.body, -0.7, 0, -0.3, -0.1, 0.2, -0.1, 0.5, -0.16, 0.52, 0.22, 0.2, 0.34, -0.3, 0.28, -0.62, 0.34)
	c.limb(c.body, 0.4, 0.06, 0.2, 0.56, -0.2, 0.13, 0.62, -0.42, 0.12)
	antler := func(m material) {
		c.limb(m, 0, 0, 0.05, -0.16, -0.2, 0.05, -0.1, -0.46, 0.035)
		c.limb(m, -0.14, -0.16, 0.04, -0.34, -0.24, 0.04, -0.38, -0.44, 0.03)
		c.limb(m, -0.06, -0.1, 0.035, 0.1, -0.2, 0.035, 0.12, -0.4, 0.025)
	}
	c.at(0.6, -0.56, 1, 0, func() { antler(c.cloth) })
	c.at(0.74, -0.54, 1, 0.5, func() { antler(c.cloth) })
	c.limb(c.body, 0.5, -0.46, 0.05, 0.4, -0.56, 0.03)
	c.blob(c.body, 0.52, -0.56, 0.74, -0.58, 0.98, -0.4, 0.96, -0.3, 0.7, -0.3, 0.56, -0.34)
	c.spot(c.shadow, 0.74, -0.46, 0.045)
	c.spot(c.shadow, 0.95, -0.38, 0.035)
}

func bull(c *canvas) {
	c.limb(c.body, -0.72, -0.1, 0.05, -0.94, 0.1, 0.04, -0.92, 0.4, 0.06)
	c.gait(c.body, c.deep, 0.13, 0.26, true)
	c.blob(c.body, -0.76, -0.14, -0.3, -0.2, 0.1, -0.46, 0.5, -0.4, 0.66, 0.1, 0.24, 0.44, -0.3, 0.34, -0.68, 0.34)
	c.at(0.72, -0.04, 1, c.F(0.1, 0.4), func() {
		c.limb(c.bone, -0.1, -0.2, 0.09, -0.06, -0.5, 0.07, 0.16, -0.62, 0.03)
		c.limb(c.bone, 0.14, -0.2, 0.09, 0.36, -0.36, 0.07, 0.4, -0.6, 0.03)
		c.blob(c.deep, -0.24, -0.24, 0.2, -0.28, 0.3, 0, 0.44, 0.22, 0.3, 0.36, 0.06, 0.3, -0.16, 0.1)
		c.spot(c.fire, 0.14, -0.06, 0.055)
		c.spot(c.shadow, 0.36, 0.2, 0.04)
	})
}

func rhino(c *canvas) {
	c.gait(c.body, c.deep, 0.18, 0.28, false)
	c.blob(c.body, -0.84, 0, -0.5, -0.34, 0, -0.4, 0.4, -0.36, 0.6, 0.16, 0.2, 0.46, -0.3, 0.42, -0.76, 0.38)
	for i := range 3 {
		x := -0.5 + 0.3*float64(i)
		c.poly(c.cloth, x-0.16, -0.26, x, -0.62, x+0.18, -0.26)
	}
	c.blob(c.deep, 0.3, -0.3, 0.6, -0.3, 0.84, -0.06, 1.08, 0.2, 1, 0.4, 0.66, 0.38, 0.4, 0.24)
	c.limb(c.bone, 0.98, 0.14, 0.12, 1.12, -0.1, 0.08, 1.12, -0.4, 0.02)
	c.limb(c.bone, 0.78, -0.06, 0.08, 0.84, -0.22, 0.02)
	c.spot(c.glow, 0.66, 0.06, 0.05)
}

func horse(c *canvas) {
	c.limb(c.cloth, -0.7, -0.04, 0.1, -0.92, 0.1, 0.12, -0.98, 0.5, 0.06)
	c.gait(c.body, c.deep, 0.09, 0.24, true)
	c.blob(c.body, -0.74, -0.04, -0.3, -0.14, 0.2, -0.14, 0.5, -0.2, 0.54, 0.2, 0.2, 0.34, -0.3, 0.28, -0.66, 0.34)
	c.limb(c.body, 0.4, 0.02, 0.22, 0.56, -0.26, 0.16, 0.64, -0.5, 0.14)
	c.limb(c.cloth, 0.54, -0.68, 0.08, 0.4, -0.46, 0.1, 0.3, -0.14, 0.06)
	c.poly(c.body, 0.56, -0.6, 0.56, -0.86, 0.7, -0.64)
	c.limb(c.body, 0.66, -0.52, 0.15, 0.84, -0.36, 0.11, 0.96, -0.2, 0.1)
	c.spot(c.shadow, 0.74, -0.52, 0.045)
	c.spot(c.shadow, 1, -0.2, 0.03)
}

// mule is a horse with long ears and bags on its back.
func mule(c *canvas) {
	horse(c)
	c.limb(c.body, 0.6, -0.6, 0.07, 0.46, -0.94, 0.05)
	c.limb(c.body, 0.7, -0.62, 0.07, 0.74, -0.98, 0.05)
	c.over()
	c.blob(c.wood, -0.46, -0.24, 0.16, -0.26, 0.22, 0.36, 0.1, 0.5, -0.4, 0.5, -0.5, 0.3)
	c.rod(c.cloth, -0.44, 0.02, 0.08, 0.16, 0, 0.08)
}

func turtle(c *canvas) {
	c.limb(c.body, -0.5, 0.5, 0.16, -0.62, 0.84, 0.14)
	c.limb(c.body, 0.4, 0.5, 0.16, 0.5, 0.84, 0.14)
	c.limb(c.body, -0.76, 0.44, 0.1, -1, 0.56, 0.03)
	c.limb(c.body, 0.6, 0.4, 0.16, 0.9, 0.16, 0.16, 0.98, 0.02, 0.18)
	c.spot(c.shadow, 1.02, -0.04, 0.05)
	c.line(c.shadow, 0.025, 1.16, 0.06, 0.96, 0.1)
	c.over()
	c.blob(c.deep, -0.92, 0.5, -0.8, 0, -0.36, -0.44, 0.1, -0.48, 0.52, -0.2, 0.76, 0.3, 0.76, 0.54, 0, 0.62)
	for i := range 3 {
		x := -0.52 + 0.46*float64(i)
		y := []float64{0.1, -0.08, 0.12}[i]
		c.poly(c.cloth, x-0.18, y+0.2, x-0.22, y-0.08, x, y-0.26, x+0.2, y-0.08, x+0.18, y+0.2)
	}
	c.rod(c.bone, -0.84, 0.54, 0.07, 0.7, 0.54, 0.07)
}

// drake is a small dragon: a lizard on four legs with wings.
func drake(c *canvas) {
	c.at(-0.1, -0.16, 1, c.F(-0.2, 0.2), func() { c.membrane(c.cloth, 0.8) })
	c.limb(c.body, -0.5, 0.24, 0.2, -0.86, 0.4, 0.13, -1.04, 0.2, 0.07, -0.98, -0.06, 0.03)
	c.poly(c.cloth, -1.12, -0.02, -0.98, -0.3, -0.86, 0.02)
	c.gait(c.body, c.deep, 0.12, 0.36, false)
	c.blob(c.body, -0.66, 0.1, -0.2, -0.02, 0.3, -0.06, 0.52, 0.16, 0.4, 0.46, 0, 0.54, -0.5, 0.48)
	c.limb(c.body, 0.34, 0.16, 0.22, 0.5, -0.1, 0.16, 0.5, -0.32, 0.16)
	c.dragonHead(0.54, -0.42, 0.9)
}

// dragon rears up, with large wings.
func dragon(c *canvas) {
	c.at(-0.16, -0.1, 1, 0, func() { c.membrane(c.cloth, 1.1) })
	c.at(0.12, -0.1, 1, 0, func() { c.mirrored(func() { c.membrane(c.cloth, 0.9) }) })
	c.over()
	c.limb(c.body, -0.1, 0.66, 0.22, -0.5, 0.84, 0.16, -0.9, 0.7, 0.1, -1, 0.36, 0.04)
	c.limb(c.deep, -0.1, 0.6, 0.2, -0.22, 0.88, 0.12, -0.04, 0.92, 0.08)
	c.limb(c.body, 0.2, 0.6, 0.2, 0.3, 0.84, 0.12, 0.46, 0.92, 0.08)
	c.limb(c.body, 0.06, 0.62, 0.34, 0.08, 0.2, 0.32, 0, -0.16, 0.22, 0.06, -0.5, 0.16)
	c.blob(c.bone, 0.06, 0, 0.3, 0.1, 0.36, 0.5, 0.16, 0.8, 0.06, 0.4)
	c.limb(c.body, 0.24, 0.1, 0.1, 0.5, 0.2, 0.08, 0.6, 0.06, 0.06)
	c.dragonHead(0.12, -0.62, 1)
}

func (c *canvas) dragonHead(x, y, size float64) {
	c.at(x, y, size, 0, func() {
		c.limb(c.bone, -0.12, -0.12, 0.06, -0.34, -0.24, 0.05, -0.42, -0.42, 0.02)
		c.limb(c.bone, 0, -0.16, 0.06, -0.14, -0.36, 0.04, -0.14, -0.46, 0.02)
		c.poly(c.deep, 0.1, 0.12, 0.5, 0.24, 0.34, 0.34, 0, 0.24)
		c.blob(c.body, -0.2, -0.1, 0.06, -0.2, 0.3, -0.08, 0.62, 0, 0.66, 0.14, 0.3, 0.16, -0.1, 0.18)
		c.spot(c.glow, 0.14, -0.06, 0.06)
		c.spot(c.shadow, 0.58, 0.02, 0.04)
	})
}

func bird(c *canvas) {
	c.at(0.06, 0.06, 1, c.F(-0.1, 0.3), func() { c.mirrored(func() { c.feathered(c.deep, c.deep, 0.9) }) })
	for i := range 3 {
		c.limb(c.cloth, -0.3, 0.26, 0.08, -0.7, 0.4+0.16*float64(i), 0.08, -0.9, 0.44+0.2*float64(i), 0.03)
	}
	c.blob(c.body, -0.5, 0.3, -0.1, -0.02, 0.3, -0.16, 0.5, 0.04, 0.3, 0.36, -0.1, 0.5)
	c.disc(c.body, 0.5, -0.12, 0.22)
	c.poly(c.gold, 0.66, -0.22, 1, -0.02, 0.64, 0.02)
	c.spot(c.shadow, 0.56, -0.16, 0.05)
	c.over()
	c.at(0.04, 0.06, 1.1, c.F(-0.3, 0.1), func() { c.feathered(c.body, c.cloth, 1) })
}

func bat(c *canvas) {
	c.both(func() { c.at(0.12, 0, 1, 0, func() { c.mirrored(func() { c.membrane(c.body, 1.1) }) }) })
	c.over()
	c.blob(c.deep, -0.2, -0.1, 0.2, -0.1, 0.24, 0.3, 0, 0.6, -0.24, 0.3)
	c.poly(c.deep, -0.2, -0.16, -0.22, -0.52, 0, -0.26, 0.22, -0.52, 0.2, -0.16)
	c.disc(c.deep, 0, -0.14, 0.24)
	c.spot(c.fire, -0.1, -0.16, 0.06)
	c.spot(c.fire, 0.1, -0.16, 0.06)
}

func serpent(c *canvas) {
	c.limb(c.body, -1.02, 0.72, 0.03, -0.8, 0.5, 0.08, -0.5, 0.8, 0.16, 0.1, 0.86, 0.18, 0.56, 0.72, 0.18, 0.4, 0.4,
		0.18, -0.3, 0.32, 0.18, -0.5, 0.02, 0.18, -0.2, -0.3, 0.17, 0.1, -0.5, 0.16)
	for i := range 4 {
		x := -0.36 + 0.26*float64(i)
		c.mark(c.cloth, x-0.08, 0.86, x, 0.74, x+0.08, 0.86, x, 0.96)
	}
	c.over()
	c.line(c.fire, 0.03, 0.5, -0.44, 0.74, -0.4, 0.86, -0.5)
	c.line(c.fire, 0.03, 0.74, -0.4, 0.9, -0.34)
	c.blob(c.body, -0.06, -0.7, 0.2, -0.76, 0.56, -0.56, 0.58, -0.42, 0.2, -0.34, -0.06, -0.42)
	c.spot(c.glow, 0.24, -0.58, 0.07)
	c.spot(c.shadow, 0.26, -0.58, 0.035)
}

func worm(c *canvas) {
	c.limb(c.deep, -1, 0.8, 0.1, -0.7, 0.5, 0.2, -0.3, 0.74, 0.26, 0.1, 0.5, 0.28, 0.16, 0, 0.28, 0.36, -0.3, 0.26)
	for _, at := range [][2]float64{{-0.66, 0.5}, {-0.3, 0.74}, {0.04, 0.6}, {0.16, 0.2}, {0.2, -0.1}} {
		c.disc(c.body, at[0], at[1]-0.04, 0.12)
	}
	c.over()
	c.disc(c.body, 0.46, -0.4, 0.4)
	c.disc(c.shadow, 0.5, -0.38, 0.26)
	c.around(0.5, -0.38, 8, 0.2, func(int) { c.poly(c.bone, 0.28, -0.08, 0.1, 0, 0.28, 0.08) })
}

func fish(c *canvas) {
	one := func() {
		c.blob(c.cloth, -0.5, 0, -0.86, -0.34, -1.02, -0.3, -0.86, 0, -1.02, 0.3, -0.86, 0.34)
		c.blob(c.cloth, -0.2, -0.26, 0.1, -0.6, 0.3, -0.56, 0.3, -0.2)
		c.blob(c.body, -0.6, 0, -0.2, -0.3, 0.3, -0.36, 0.72, -0.14, 0.82, 0.04, 0.6, 0.24, 0.2, 0.36, -0.3, 0.26)
		c.blob(c.cloth, 0.1, 0.1, -0.06, 0.4, 0.2, 0.3)
		c.spot(c.shadow, 0.56, -0.06, 0.07)
		c.bow(c.deep, 0.6, 0, 0.36, 2.3, 4, 0.02, 0.03)
	}
	if c.N(2) == 0 {
		c.at(0, 0, 1.1, -0.12, one)
		return
	}
	c.at(0.06, -0.4, 0.74, -0.1, one)
	c.over()
	c.at(-0.06, 0.4, 0.74, 0.1, func() { c.mirrored(one) })
}

func whale(c *canvas) {
	c.limb(c.sea, 0.36, -0.44, 0.06, 0.36, -0.7, 0.05, 0.14, -0.9, 0.06)
	c.limb(c.sea, 0.36, -0.7, 0.05, 0.6, -0.9, 0.06)
	c.over()
	c.blob(c.body, -0.72, -0.2, -0.86, -0.6, -1.14, -0.6, -0.96, -0.36, -1.14, -0.2, -0.8, 0.16)
	c.blob(c.body, -0.86, -0.24, -0.5, 0, 0, -0.4, 0.6, -0.42, 1, 0, 0.92, 0.44, 0.3, 0.66, -0.3, 0.54, -0.7, 0.26)
	c.blob(c.bone, 0.98, 0.2, 0.9, 0.46, 0.3, 0.64, -0.2, 0.56, 0.2, 0.42, 0.66, 0.34)
	c.blob(c.deep, 0.1, 0.4, -0.2, 0.86, -0.06, 0.9, 0.36, 0.5)
	c.spot(c.shadow, 0.72, 0.06, 0.06)
}

// leviathan is a serpent of the sea: humps out of the water, and a head.
func leviathan(c *canvas) {
	c.bow(c.body, -0.72, 0.6, 0.32, 3.1, 6.3, 0.1, 0.14)
	c.bow(c.body, -0.02, 0.64, 0.44, 3.1, 6.3, 0.16, 0.19)
	for i := range 5 {
		c.at(-0.02, 0.64, 1, -1.2+0.6*float64(i), func() { c.poly(c.cloth, -0.1, -0.58, 0, -0.86, 0.1, -0.58) })
	}
	c.limb(c.body, 0.66, 0.8, 0.2, 0.6, 0.2, 0.19, 0.36, -0.2, 0.18, 0.4, -0.5, 0.17)
	c.dragonHead(0.5, -0.6, 1.05)
	c.over()
	c.limb(c.sea, -1.1, 0.86, 0.08, -0.7, 0.78, 0.1, -0.3, 0.88, 0.08, 0.1, 0.78, 0.1, 0.5, 0.88, 0.08, 1.1, 0.8, 0.1)
}

func kraken(c *canvas) {
	for i := range 3 {
		k := float64(i)
		c.both(func() {
			c.limb(c.body, 0.1+0.1*k, 0.1, 0.14, 0.46+0.2*k, 0.5-0.1*k, 0.11, 0.5+0.28*k, 0.9-0.44*k, 0.08, 0.72+0.2*k,
				0.84-0.5*k, 0.04)
		})
	}
	c.over()
	c.blob(c.body, 0, -0.96, 0.36, -0.7, 0.44, -0.24, 0.34, 0.24, 0, 0.36, -0.34, 0.24, -0.44, -0.24, -0.36, -0.7)
	c.both(func() {
		c.disc(c.bone, 0.18, -0.02, 0.13)
		c.spot(c.shadow, 0.18, 0, 0.06)
	})
	c.both(func() { c.spot(c.cloth, 0.16, -0.5, 0.07) })
}

func jellyfish(c *canvas) {
	for i := range 5 {
		x := -0.44 + 0.22*float64(i)
		b := c.F(-0.16, 0.16)
		c.limb(c.cloth, x, -0.06, 0.07, x+b, 0.3, 0.06, x-b, 0.6, 0.05, x+b, c.F(0.8, 0.96), 0.02)
	}
	c.over()
	c.blob(c.body, -0.66, 0, -0.6, -0.46, -0.3, -0.8, 0.3, -0.8, 0.6, -0.46, 0.66, 0, 0.4, 0.1, 0.2, 0, 0, 0.12,
		-0.2, 0,
		-0.4, 0.1)
	c.spot(c.shadow, -0.02, -0.3, 0.07)
	c.spot(c.shadow, 0.26, -0.3, 0.07)
}

func spider(c *canvas) {
	for i := range 4 {
		k := float64(i)
		c.both(func() {
			c.rod(c.deep, 0.2, 0.1, 0.06, 0.56+0.08*k, -0.42+0.2*k, 0.05, 0.74+0.1*k-0.1*k*k, 0.3+0.22*k, 0.03)
		})
	}
	c.over()
	c.oval(c.body, -0.02, 0.26, 0.4, 0.44)
	c.mark(c.cloth, -0.16, 0.1, 0.14, 0.1, -0.12, 0.5, 0.12, 0.5)
	c.disc(c.body, 0, -0.26, 0.24)
	c.both(func() { c.spot(c.fire, 0.1, -0.3, 0.06) })
}
