package figure

// bricks draws courses of stones within a rectangle.
func (c *canvas) bricks(m material, x0, y0, x1, y1, high float64) {
	for i := 0; y0+high*float64(i) < y1-0.02; i++ {
		y := y0 + high*float64(i)
		c.line(m, 0.02, x0+0.04, y+high, x1-0.04, y+high)
		for k := 0; ; k++ {
			x := x0 + high*2*(float64(k)+0.5+0.5*float64(i%2))
			if x > x1-0.1 {
				break
			}
			c.line(m, 0.02, x, y+0.03, x, y+high)
		}
	}
}

func wall(c *canvas) {
	for i := range 4 {
		x := -1.06 + 0.6*float64(i)
		c.poly(c.steel, x, -0.66, x+0.36, -0.66, x+0.36, -0.2, x, -0.2)
	}
	c.poly(c.steel, -1.1, -0.3, 1.1, -0.3, 1.1, 0.94, -1.1, 0.94)
	c.bricks(c.dark, -1.1, -0.3, 1.1, 0.9, 0.3)
	c.over()
	c.limb(c.sea, -1.14, 0.86, 0.12, -0.6, 0.74, 0.12, -0.1, 0.88, 0.12, 0.4, 0.74, 0.12, 1.14, 0.86, 0.12)
}

func tower(c *canvas) {
	c.poly(c.steel, -0.4, -0.4, 0.4, -0.4, 0.5, 0.94, -0.5, 0.94)
	c.bricks(c.dark, -0.4, -0.3, 0.4, 0.9, 0.26)
	for i := range 3 {
		x := -0.54 + 0.42*float64(i)
		c.poly(c.steel, x, -0.82, x+0.26, -0.82, x+0.26, -0.4, x, -0.4)
	}
	c.poly(c.steel, -0.56, -0.58, 0.56, -0.58, 0.56, -0.34, -0.56, -0.34)
	c.add(form{of: c.gold, contours: [][]point{c.place(smooth([]float64{-0.12, 0.2, -0.12, -0.06, 0, -0.2, 0.12,
		-0.06, 0.12,
		0.2}, true))}, flat: true})
	c.rod(c.wood, 0, -0.6, 0.04, 0, -1, 0.04)
	c.poly(c.cloth, 0.02, -1, 0.46, -0.9, 0.02, -0.76)
}

// gate is a barred arch.
func gate(c *canvas) {
	c.blob(c.steel, -0.84, 0.94, -0.86, 0.2, -0.7, -0.5, 0, -0.94, 0.7, -0.5, 0.86, 0.2, 0.84, 0.94)
	c.blob(c.deep, -0.56, 0.94, -0.56, 0.2, -0.44, -0.32, 0, -0.6, 0.44, -0.32, 0.56, 0.2, 0.56, 0.94)
	for i := range 4 {
		x := -0.36 + 0.24*float64(i)
		c.rod(c.dark, x, -0.36, 0.045, x, 0.94, 0.045)
	}
	c.rod(c.dark, -0.5, 0.02, 0.045, 0.5, 0.02, 0.045)
	c.rod(c.dark, -0.5, 0.6, 0.045, 0.5, 0.6, 0.045)
	c.poly(c.cloth, -0.16, -0.98, 0.16, -0.98, 0.12, -0.6, -0.12, -0.6)
	c.over()
	c.disc(c.gold, 0, 0.3, 0.24)
	c.spot(c.shadow, 0, 0.26, 0.07)
	c.mark(c.shadow, -0.05, 0.28, 0.05, 0.28, 0.08, 0.44, -0.08, 0.44)
}

func temple(c *canvas) {
	c.poly(c.bone, -0.98, 0.94, 0.98, 0.94, 0.98, 0.76, -0.98, 0.76)
	c.poly(c.bone, -0.86, 0.76, 0.86, 0.76, 0.86, 0.62, -0.86, 0.62)
	for i := range 4 {
		x := -0.66 + 0.44*float64(i)
		c.rod(c.bone, x, -0.3, 0.1, x, 0.6, 0.11)
	}
	c.poly(c.bone, -0.9, -0.42, 0.9, -0.42, 0.9, -0.24, -0.9, -0.24)
	c.poly(c.cloth, -0.98, -0.42, 0, -0.96, 0.98, -0.42)
	c.at(0, 0.14, 0.34, 0, func() { crystal(c) })
}

func grave(c *canvas) {
	c.blob(c.steel, -0.5, 0.8, -0.5, -0.4, -0.3, -0.8, 0.3, -0.8, 0.5, -0.4, 0.5, 0.8)
	c.bow(c.dark, 0.02, -0.34, 0.2, 1, 5.3, 0.02, 0.07)
	c.line(c.dark, 0.035, -0.28, 0.14, 0.28, 0.14)
	c.line(c.dark, 0.035, -0.22, 0.34, 0.22, 0.34)
	c.over()
	c.limb(c.leaf, -0.9, 0.86, 0.14, -0.3, 0.76, 0.18, 0.4, 0.8, 0.16, 0.9, 0.86, 0.14)
	c.limb(c.sea, -1.1, 0.94, 0.06, -0.5, 0.9, 0.08, 0, 0.96, 0.06, 0.5, 0.9, 0.08, 1.1, 0.94, 0.06)
	c.limb(c.bone, 0.56, 0.7, 0.09, 0.6, 0.4, 0.08, 0.5, 0.16, 0.04)
	c.limb(c.bone, 0.6, 0.4, 0.06, 0.7, 0.18, 0.03)
}

func mountain(c *canvas) {
	c.poly(c.deep, -1.14, 0.94, -0.5, -0.3, -0.26, 0, -0.1, -0.16, 0.4, 0.94)
	c.over()
	c.poly(c.body, -0.5, 0.94, 0.26, -0.9, 0.5, -0.5, 0.66, -0.4, 1.14, 0.94)
	c.poly(c.glow, 0.26, -0.9, 0.5, -0.5, 0.6, -0.16, 0.36, -0.3, 0.24, -0.06, 0.1, -0.3, -0.06, -0.16)
}

// stone is a boulder with moss or veins.
func stone(c *canvas) {
	c.poly(c.steel, -0.8, 0.5, -0.66, -0.3, -0.2, -0.74, 0.4, -0.64, 0.82, -0.1, 0.8, 0.56, 0.4, 0.86, -0.4, 0.86)
	c.mark(material{base: c.steel.light}, -0.58, -0.26, -0.18, -0.62, 0.1, -0.5, -0.3, -0.1)
	c.line(c.dark, 0.035, -0.2, -0.1, 0.1, 0.2, 0, 0.5)
	c.line(c.dark, 0.035, 0.1, 0.2, 0.5, 0.1)
	c.limb(c.cloth, -0.1, -0.64, 0.08, 0.3, -0.56, 0.1, 0.6, -0.26, 0.06)
}

func island(c *canvas) {
	c.blob(c.deep, -0.9, 0.1, 0.9, 0.1, 0.5, 0.5, 0.1, 0.98, -0.3, 0.6)
	c.blob(c.leaf, -0.96, 0.06, -0.5, -0.1, 0.5, -0.1, 0.96, 0.06, 0.4, 0.24, -0.4, 0.24)
	c.over()
	c.at(0.1, -0.44, 0.52, 0, func() { tree(c) })
}
