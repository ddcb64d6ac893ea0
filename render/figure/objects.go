package figure

import "math"

func key(c *canvas) {
	c.ring(c.gold, 0, -0.54, 0.28, 0.28, 0.16)
	c.rod(c.gold, 0, -0.24, 0.09, 0, 0.86, 0.09)
	c.rod(c.gold, 0.04, 0.78, 0.08, 0.36, 0.78, 0.08)
	c.rod(c.gold, 0.04, 0.5, 0.07, 0.26, 0.5, 0.07)
	c.disc(c.cloth, 0, -0.54, 0.12)
}

func seal(c *canvas) {
	c.poly(c.cloth, -0.36, 0.2, -0.06, 0.3, -0.2, 0.98, -0.34, 0.82, -0.54, 0.9)
	c.poly(c.cloth, 0.36, 0.2, 0.06, 0.3, 0.2, 0.98, 0.34, 0.82, 0.54, 0.9)
	c.over()
	c.poly(c.fire, star(0, -0.16, 0.74, 0.62, 14)...)
	c.ring(c.fire, 0, -0.16, 0.48, 0.48, 0.1)
	c.at(0, -0.16, 0.36, 0, func() {
		switch c.N(3) {
		case 0:
			c.poly(c.gold, star(0, 0, 1, 0.45, 5)...)
		case 1:
			crown(c)
		default:
			key(c)
		}
	})
}

func scroll(c *canvas) {
	c.poly(c.bone, -0.5, -0.7, 0.5, -0.7, 0.5, 0.7, -0.5, 0.7)
	for i := range 5 {
		y := -0.42 + 0.2*float64(i)
		c.line(c.wood, 0.035, -0.34, y, c.F(0.1, 0.34), y)
	}
	c.rod(c.wood, -0.64, -0.74, 0.13, 0.64, -0.74, 0.13)
	c.rod(c.wood, -0.64, 0.76, 0.13, 0.64, 0.76, 0.13)
	c.disc(c.cloth, 0.26, 0.5, 0.19)
	c.spot(c.gold, 0.26, 0.5, 0.08)
}

func book(c *canvas) {
	c.poly(c.cloth, -0.98, -0.5, 0, -0.36, 0.98, -0.5, 0.98, 0.62, 0, 0.78, -0.98, 0.62)
	c.blob(c.bone, 0, -0.36, -0.4, -0.6, -0.88, -0.56, -0.88, 0.46, -0.4, 0.44, 0, 0.64)
	c.blob(c.bone, 0, -0.36, 0.4, -0.6, 0.88, -0.56, 0.88, 0.46, 0.4, 0.44, 0, 0.64)
	for i := range 3 {
		y := -0.28 + 0.22*float64(i)
		c.line(c.wood, 0.035, -0.7, y-0.04, -0.2, y+0.04)
		c.line(c.wood, 0.035, 0.7, y-0.04, 0.2, y+0.04)
	}
}

// tome is a closed book with a clasp.
func tome(c *canvas) {
	c.poly(c.bone, -0.5, -0.74, 0.66, -0.74, 0.66, 0.84, -0.5, 0.84)
	c.poly(c.cloth, -0.6, -0.86, 0.56, -0.86, 0.56, 0.72, -0.6, 0.72)
	c.poly(c.deep, -0.6, -0.86, -0.4, -0.86, -0.4, 0.72, -0.6, 0.72)
	c.rod(c.gold, -0.5, -0.2, 0.08, 0.6, -0.2, 0.08)
	c.disc(c.gold, 0.1, -0.2, 0.24)
	c.spot(c.shadow, 0.1, -0.24, 0.07)
	c.mark(c.shadow, 0.05, -0.2, 0.15, -0.2, 0.18, -0.06, 0.02, -0.06)
}

func quill(c *canvas) {
	c.at(0, 0, 1, 0.5, func() {
		c.blob(c.cloth, 0, 0.3, -0.24, 0, -0.26, -0.5, 0.04, -1, 0.24, -0.5, 0.22, 0)
		c.line(c.bone, 0.03, 0, 0.9, 0, 0.2, 0.02, -0.8)
		c.poly(c.steel, -0.08, 0.6, 0.08, 0.6, 0, 0.98)
	})
}

func shelf(c *canvas) {
	c.poly(c.wood, -0.84, -0.92, 0.84, -0.92, 0.84, 0.94, -0.84, 0.94)
	for row := range 2 {
		top := -0.78 + 0.84*float64(row)
		c.mark(c.shadow, -0.7, top, 0.7, top, 0.7, top+0.7, -0.7, top+0.7)
		x := -0.66
		for i := 0; x < 0.5; i++ {
			w, h := c.F(0.15, 0.24), c.F(0.4, 0.62)
			m := []material{c.cloth, c.body, c.bone, c.deep}[c.N(4)]
			if c.N(6) > 0 {
				c.poly(m, x, top+0.7-h, x+w, top+0.7-h, x+w, top+0.7, x, top+0.7)
			}
			x += w + 0.03
		}
	}
}

func coins(c *canvas) {
	pile := func(x float64, n int) {
		for i := range n {
			y := 0.82 - 0.17*float64(i)
			c.oval(c.gold, x, y, 0.36, 0.15)
		}
	}
	pile(-0.6, 2+c.N(3))
	pile(0.56, 1+c.N(2))
	c.over()
	c.disc(c.gold, 0.06, -0.2, 0.56)
	c.ring(c.gold, 0.06, -0.2, 0.42, 0.42, 0.07)
	c.line(c.cloth, 0.06, 0.06, -0.5, 0.06, 0.12)
}

func scales(c *canvas) {
	tilt := c.F(0.08, 0.2)
	c.rod(c.gold, 0, -0.8, 0.07, 0, 0.8, 0.08)
	c.blob(c.gold, -0.4, 0.92, 0, 0.72, 0.4, 0.92)
	c.rod(c.gold, -0.76, -0.6-tilt, 0.06, 0.76, -0.6+tilt, 0.06)
	c.disc(c.cloth, 0, -0.74, 0.14)
	for _, s := range []float64{-1, 1} {
		x, y := 0.76*s, -0.56+tilt*s
		c.line(c.steel, 0.02, x, y, x-0.26, y+0.62)
		c.line(c.steel, 0.02, x, y, x+0.26, y+0.62)
		c.blob(c.gold, x-0.34, y+0.6, x+0.34, y+0.6, x+0.2, y+0.8, x-0.2, y+0.8)
	}
}

func hourglass(c *canvas) {
	c.blob(c.glow, -0.4, -0.7, 0.4, -0.7, 0.4, -0.4, 0.06, 0, 0.4, 0.4, 0.4, 0.7, -0.4, 0.7, -0.4, 0.4, -0.06, 0, -0.4,
		-0.4)
	c.mark(c.gold, -0.28, -0.36, 0.28, -0.36, 0.03, -0.02, -0.03, -0.02)
	c.line(c.gold, 0.03, 0, 0, 0, 0.5)
	c.mark(c.gold, -0.34, 0.68, 0, 0.34, 0.34, 0.68)
	c.rod(c.wood, -0.54, -0.8, 0.11, 0.54, -0.8, 0.11)
	c.rod(c.wood, -0.54, 0.82, 0.11, 0.54, 0.82, 0.11)
	c.rod(c.wood, -0.54, -0.7, 0.05, -0.54, 0.74, 0.05)
	c.rod(c.wood, 0.54, -0.7, 0.05, 0.54, 0.74, 0.05)
}

func bell(c *canvas) {
	c.bow(c.wood, 0, -0.8, 0.16, 3.1, 6.3, 0.06, 0.06)
	c.disc(c.dark, 0.06, 0.72, 0.18)
	c.blob(c.gold, 0, -0.84, 0.3, -0.66, 0.42, -0.1, 0.56, 0.3, 0.8, 0.56, 0, 0.66, -0.8, 0.56, -0.56, 0.3, -0.42, -0.1,
		-0.3, -0.66)
	c.limb(c.cloth, -0.52, 0.28, 0.05, 0, 0.36, 0.06, 0.52, 0.28, 0.05)
	c.line(c.gold, 0.04, -0.96, 0, -1.06, 0.3)
	c.line(c.gold, 0.04, 0.96, 0, 1.06, 0.3)
}

func horn(c *canvas) {
	c.limb(c.bone, -0.86, 0.02, 0.06, -0.4, 0.36, 0.12, 0.2, 0.32, 0.2, 0.6, -0.16, 0.3)
	c.at(0.66, -0.3, 1, 0.5, func() {
		c.oval(c.gold, 0, 0, 0.38, 0.16)
		c.add(form{of: c.shadow, contours: [][]point{c.place(ellipse(0, 0, 0.26, 0.09))}, flat: true})
	})
	c.rod(c.cloth, -0.34, 0.24, 0.07, -0.42, 0.46, 0.07)
	c.rod(c.gold, 0.2, 0.14, 0.06, 0.3, 0.46, 0.06)
}

func harp(c *canvas) {
	for i := range 5 {
		x := -0.3 + 0.18*float64(i)
		c.line(c.glow, 0.025, x, -0.66+0.05*float64(i), x, 0.7-0.24*float64(i))
	}
	c.limb(c.gold, -0.5, -0.86, 0.09, -0.46, 0.2, 0.08, -0.3, 0.86, 0.12)
	c.limb(c.gold, -0.3, 0.86, 0.12, 0.3, 0.4, 0.12, 0.66, -0.46, 0.09)
	c.limb(c.gold, -0.5, -0.84, 0.1, -0.1, -0.6, 0.09, 0.3, -0.72, 0.1, 0.66, -0.46, 0.1)
	c.disc(c.cloth, -0.5, -0.84, 0.14)
}

func lantern(c *canvas) {
	c.ring(c.dark, 0, -0.8, 0.18, 0.16, 0.07)
	c.blob(c.dark, -0.5, -0.4, 0, -0.74, 0.5, -0.4)
	c.poly(c.gold, -0.42, -0.38, 0.42, -0.38, 0.36, 0.66, -0.36, 0.66)
	c.at(0, 0.2, 0.4, 0, func() { c.tongue(c.glow, c.fire) })
	c.rod(c.dark, -0.44, -0.36, 0.07, 0.44, -0.36, 0.07)
	c.rod(c.dark, -0.44, 0.72, 0.1, 0.44, 0.72, 0.1)
	c.rod(c.dark, -0.4, -0.36, 0.045, -0.36, 0.7, 0.045)
	c.rod(c.dark, 0.4, -0.36, 0.045, 0.36, 0.7, 0.045)
}

func candle(c *canvas) {
	c.blob(c.bone, -0.24, -0.2, 0.24, -0.16, 0.26, 0.7, -0.26, 0.7)
	c.limb(c.bone, 0.18, -0.1, 0.07, 0.24, 0.24, 0.06)
	c.blob(c.gold, -0.62, 0.66, 0.62, 0.66, 0.4, 0.92, -0.4, 0.92)
	c.at(0, -0.52, 0.44, 0, func() { c.tongue(c.fire, c.glow) })
}

func mirror(c *canvas) {
	c.rod(c.gold, 0, 0.4, 0.09, 0, 0.92, 0.1)
	c.oval(c.gold, 0, -0.22, 0.62, 0.72)
	c.oval(c.sea, 0, -0.22, 0.48, 0.58)
	c.line(c.glow, 0.05, -0.26, -0.1, 0.14, -0.56)
	c.line(c.glow, 0.03, -0.12, 0.1, 0.28, -0.36)
	c.disc(c.cloth, 0, -0.94, 0.1)
	c.disc(c.cloth, 0, 0.5, 0.1)
}

func lens(c *canvas) {
	c.rod(c.wood, 0.3, 0.3, 0.11, 0.8, 0.84, 0.13)
	c.disc(c.gold, -0.14, -0.2, 0.66)
	c.disc(c.glow, -0.14, -0.2, 0.52)
	c.at(-0.14, -0.2, 0.46, 0, func() { eye(c) })
}

func potion(c *canvas) {
	c.blob(c.glow, -0.16, -0.7, 0.16, -0.7, 0.16, -0.24, 0.56, 0.2, 0.5, 0.7, 0, 0.9, -0.5, 0.7, -0.56, 0.2, -0.16,
		-0.24)
	c.blob(c.cloth, -0.5, 0.24, 0, 0.3, 0.5, 0.2, 0.46, 0.66, 0, 0.82, -0.46, 0.66)
	c.poly(c.wood, -0.2, -0.94, 0.2, -0.94, 0.16, -0.66, -0.16, -0.66)
	c.spot(c.glow, 0.16, 0.5, 0.08)
	c.spot(c.glow, -0.16, 0.42, 0.05)
	c.spot(c.glow, -0.02, 0.1, 0.06)
}

func anvil(c *canvas) {
	c.poly(c.dark, -0.56, 0.94, 0.56, 0.94, 0.44, 0.66, 0.24, 0.6, 0.24, 0.2, -0.24, 0.2, -0.24, 0.6, -0.44, 0.66)
	c.poly(c.steel, -0.5, -0.3, 0.8, -0.3, 0.8, 0.06, 0.3, 0.24, -0.4, 0.24, -0.6, 0.04, -1.08, -0.2, -1.06, -0.3)
	c.over()
	c.at(0.1, -0.46, 0.5, 0.9, func() { hammer(c) })
	for i := range 4 {
		a := -2.6 + 0.5*float64(i)
		c.poly(c.fire, star(-0.3+0.4*math.Cos(a), -0.4+0.4*math.Sin(a), 0.1, 0.05, 4)...)
	}
}

func furnace(c *canvas) {
	c.poly(c.dark, 0.1, -0.98, 0.5, -0.98, 0.5, -0.4, 0.1, -0.4)
	c.blob(c.wood, -0.8, 0.94, -0.84, 0, -0.5, -0.54, 0, -0.66, 0.5, -0.54, 0.84, 0, 0.8, 0.94)
	c.blob(c.shadow, -0.5, 0.92, -0.52, 0.3, 0, -0.16, 0.52, 0.3, 0.5, 0.92)
	c.at(0, 0.4, 0.56, 0, func() { c.tongue(c.fire, c.gold) })
	c.at(-0.26, 0.56, 0.36, -0.2, func() { c.tongue(c.fire, c.gold) })
	c.at(0.28, 0.56, 0.36, 0.2, func() { c.tongue(c.fire, c.gold) })
}

func trap(c *canvas) {
	c.ring(c.steel, 0, 0.5, 0.9, 0.36, 0.12)
	c.disc(c.cloth, 0, 0.5, 0.2)
	for i := range 6 {
		x := -0.75 + 0.3*float64(i)
		h := 0.3 * math.Sqrt(1-x*x/0.9)
		c.poly(c.steel, x-0.12, 0.46-h, x-0.05, -0.02-h, x+0.12, 0.46-h)
		c.poly(c.steel, x-0.12, 0.52+h, x+0.02, 0.12+h, x+0.12, 0.52+h)
	}
	c.over()
	c.at(0, -0.3, 0.5, 0, func() { c.tongue(c.fire, c.gold) })
}

func bomb(c *canvas) {
	c.blob(c.wood, -0.44, -0.66, 0.44, -0.66, 0.58, 0, 0.44, 0.8, -0.44, 0.8, -0.58, 0)
	c.limb(c.dark, -0.5, -0.36, 0.06, 0, -0.3, 0.06, 0.5, -0.36, 0.06)
	c.limb(c.dark, -0.5, 0.46, 0.06, 0, 0.54, 0.06, 0.5, 0.46, 0.06)
	c.disc(c.cloth, 0, 0.08, 0.24)
	c.limb(c.bone, 0, -0.66, 0.05, 0.1, -0.86, 0.05, 0.3, -0.84, 0.05)
	c.poly(c.fire, star(0.4, -0.84, 0.26, 0.1, 6)...)
}

func sack(c *canvas) {
	c.blob(c.wood, -0.16, -0.5, 0.16, -0.5, 0.6, 0, 0.74, 0.6, 0.5, 0.92, -0.5, 0.92, -0.74, 0.6, -0.6, 0)
	c.blob(c.wood, -0.3, -0.86, 0, -0.72, 0.3, -0.86, 0.16, -0.5, -0.16, -0.5)
	c.rod(c.cloth, -0.2, -0.5, 0.09, 0.2, -0.5, 0.09)
	c.poly(c.cloth, -0.3, 0.1, 0.2, 0, 0.3, 0.5, -0.2, 0.56)
}

func chain(c *canvas) {
	c.at(0, 0, 1, -0.6, func() {
		c.ring(c.steel, -0.72, 0, 0.34, 0.22, 0.13)
		c.ring(c.steel, 0.72, 0, 0.34, 0.22, 0.13)
		c.over()
		c.rod(c.cloth, -0.44, 0, 0.08, 0.44, 0, 0.08)
		c.over()
		c.ring(c.steel, 0, 0, 0.36, 0.24, 0.13)
	})
}

func anchor(c *canvas) {
	c.ring(c.steel, 0, -0.76, 0.16, 0.16, 0.09)
	c.rod(c.steel, 0, -0.6, 0.08, 0, 0.84, 0.09)
	c.rod(c.wood, -0.4, -0.4, 0.08, 0.4, -0.4, 0.08)
	c.bow(c.steel, 0, 0.16, 0.68, 0.1, 3.04, 0.06, 0.11)
	c.both(func() { c.poly(c.steel, 0.48, 0.26, 0.8, -0.06, 0.9, 0.4) })
}

func ship(c *canvas) {
	c.rod(c.wood, 0, -0.94, 0.05, 0, 0.4, 0.06)
	c.blob(c.bone, 0.08, -0.84, 0.5, -0.5, 0.7, 0.2, 0.4, 0.12, 0.08, 0.2)
	c.blob(c.cloth, -0.08, -0.7, -0.4, -0.4, -0.66, 0.2, -0.36, 0.12, -0.08, 0.2)
	c.poly(c.body, 0.02, -0.98, 0.36, -0.92, 0.02, -0.8)
	c.blob(c.wood, -0.9, 0.3, -0.4, 0.4, 0.4, 0.4, 1, 0.2, 0.8, 0.66, 0.5, 0.84, -0.5, 0.84, -0.8, 0.66)
	c.limb(c.gold, -0.84, 0.42, 0.04, 0, 0.52, 0.04, 0.9, 0.36, 0.04)
}

func banner(c *canvas) {
	c.rod(c.wood, -0.5, -0.9, 0.06, -0.5, 0.95, 0.07)
	c.disc(c.gold, -0.5, -0.92, 0.1)
	c.blob(c.cloth, -0.46, -0.8, 0, -0.7, 0.4, -0.86, 0.84, -0.74, 0.7, -0.3, 0.86, 0.14, 0.4, 0.04, 0, 0.2, -0.46, 0.1)
	c.at(0.14, -0.34, 0.34, 0, func() {
		if c.N(2) == 0 {
			c.tongue(c.gold, c.glow)
		} else {
			c.poly(c.gold, star(0, 0, 0.9, 0.4, 5)...)
		}
	})
}

func gear(c *canvas) {
	c.around(0, 0, 8, 0.2, func(int) { c.poly(c.steel, 0.5, -0.18, 0.9, -0.12, 0.9, 0.12, 0.5, 0.18) })
	c.ring(c.steel, 0, 0, 0.5, 0.5, 0.36)
	c.ring(c.cloth, 0, 0, 0.28, 0.28, 0.1)
}

func crystal(c *canvas) {
	cut := func(x, y, w, h float64) {
		c.poly(c.body, x, y-h, x+w, y-h*0.5, x+w, y+h*0.5, x, y+h, x-w, y+h*0.5, x-w, y-h*0.5)
		c.mark(material{base: c.body.light}, x, y-h*0.9, x-w*0.86, y-h*0.46, x-w*0.2, y-h*0.3)
		c.mark(material{base: c.body.shade}, x+w*0.9, y-h*0.4, x+w*0.9, y+h*0.48, x, y+h*0.92, x+w*0.2, y-h*0.2)
	}
	if c.N(2) == 0 {
		c.at(-0.5, 0.36, 1, -0.3, func() { cut(0, 0, 0.24, 0.5) })
	}
	c.at(0.5, 0.4, 1, 0.36, func() { cut(0, 0, 0.22, 0.44) })
	c.over()
	cut(0, 0, 0.42, 0.94)
	c.poly(c.glow, star(-0.2, -0.46, 0.2, 0.05, 4)...)
}

// prism splits a ray of light.
func prism(c *canvas) {
	c.line(c.glow, 0.05, -1.1, 0.2, -0.2, 0)
	for i, m := range []material{c.fire, c.gold, c.leaf, c.sea} {
		c.mark(m, 0.1, -0.04, 1.14, -0.3+0.2*float64(i), 1.14, -0.12+0.2*float64(i))
	}
	c.over()
	c.poly(c.body, 0, -0.88, 0.76, 0.66, -0.76, 0.66)
	c.mark(material{base: c.body.light}, 0, -0.8, -0.66, 0.58, -0.1, 0.2)
	c.mark(material{base: c.cloth.base}, 0.08, -0.6, 0.66, 0.6, -0.04, 0.26)
}

func shell(c *canvas) {
	c.limb(c.bone, 0.02, 0.02, 0.12, 0.18, 0.1, 0.14, 0.14, 0.3, 0.16, -0.16, 0.32, 0.18, -0.34, 0, 0.2, -0.12,
		-0.34, 0.22,
		0.3, -0.38, 0.25, 0.6, 0, 0.3, 0.5, 0.5, 0.34)
	c.blob(c.shadow, 0.3, 0.6, 0.6, 0.4, 0.84, 0.6, 0.54, 0.86)
	for i := range 6 {
		a := 2.6 + 0.62*float64(i)
		c.line(c.cloth, 0.04, 0.1+0.34*math.Cos(a), 0.04+0.32*math.Sin(a), 0.1+0.6*math.Cos(a), 0.04+0.56*math.Sin(a))
	}
}

func skull(c *canvas) {
	c.blob(c.bone, -0.36, 0.3, 0.36, 0.3, 0.34, 0.84, 0, 0.9, -0.34, 0.84)
	c.blob(c.bone, 0, -0.9, 0.56, -0.7, 0.74, -0.2, 0.56, 0.3, 0, 0.46, -0.56, 0.3, -0.74, -0.2, -0.56, -0.7)
	c.both(func() {
		c.spot(c.shadow, 0.3, -0.1, 0.2)
		c.spot(c.fire, 0.28, -0.08, 0.07)
		c.line(c.shadow, 0.03, 0.12, 0.56, 0.12, 0.8)
	})
	c.mark(c.shadow, 0, 0.1, 0.12, 0.34, -0.12, 0.34)
	c.line(c.shadow, 0.03, -0.26, 0.66, 0.26, 0.66)
}

func heart(c *canvas) {
	c.blob(c.fire, 0, -0.44, 0.3, -0.74, 0.7, -0.62, 0.8, -0.2, 0.5, 0.34, 0, 0.84, -0.5, 0.34, -0.8, -0.2, -0.7, -0.62,
		-0.3, -0.74)
	c.spot(c.glow, -0.44, -0.36, 0.12)
}

// hush is a mouth that is sewn up.
func hush(c *canvas) {
	c.blob(c.fire, -1.08, 0, -0.5, -0.52, -0.18, -0.66, 0, -0.5, 0.18, -0.66, 0.5, -0.52, 1.08, 0, 0.4, 0.06, -0.4,
		0.06)
	c.blob(c.fire, -1.06, 0.02, -0.4, 0.1, 0.4, 0.1, 1.06, 0.02, 0.56, 0.54, 0, 0.72, -0.56, 0.54)
	c.line(c.shadow, 0.06, -1, 0, -0.3, 0.08, 0.3, 0.08, 1, 0)
	c.over()
	for i := range 3 {
		x := -0.52 + 0.52*float64(i)
		c.rod(c.bone, x-0.13, -0.2, 0.065, x+0.13, 0.36, 0.065)
		c.rod(c.bone, x+0.13, -0.2, 0.065, x-0.13, 0.36, 0.065)
	}
}

// hand reaches out, its fingers spread.
func hand(c *canvas) {
	c.limb(c.cloth, -0.04, 0.98, 0.36, -0.04, 0.76, 0.34)
	c.blob(c.body, -0.42, 0.16, -0.3, -0.2, 0.3, -0.2, 0.44, 0.2, 0.3, 0.66, -0.34, 0.66)
	for i, a := range []float64{-0.46, -0.15, 0.14, 0.44} {
		l := []float64{0.8, 0.96, 0.92, 0.74}[i]
		x := -0.32 + 0.21*float64(i)
		c.limb(c.body, x, 0, 0.13, x+math.Sin(a)*l*0.5, -0.46*l-0.08, 0.12, x+math.Sin(a)*l*0.7, -0.86*l-0.06, 0.09)
	}
	c.limb(c.body, 0.3, 0.4, 0.15, 0.66, 0.1, 0.13, 0.8, -0.2, 0.09)
	c.line(c.deep, 0.03, -0.24, 0.3, 0.1, 0.2, 0.26, 0.4)
}

func eye(c *canvas) {
	c.blob(c.bone, -1.06, 0, -0.5, -0.5, 0, -0.64, 0.5, -0.5, 1.06, 0, 0.5, 0.5, 0, 0.62, -0.5, 0.5)
	c.disc(c.cloth, 0, -0.02, 0.46)
	c.spot(c.shadow, 0, -0.02, 0.24)
	c.spot(c.glow, -0.14, -0.18, 0.1)
	c.limb(c.body, -1.08, 0, 0.05, -0.5, -0.52, 0.1, 0, -0.66, 0.12, 0.5, -0.52, 0.1, 1.08, 0, 0.05)
}

// watch is an eye with rays.
func watch(c *canvas) {
	c.around(0, 0.02, 12, 0, func(i int) { c.poly(c.body, 0.7, -0.07, 1.02-0.1*float64(i%2), 0, 0.7, 0.07) })
	c.over()
	c.at(0, 0.02, 0.84, 0, func() { eye(c) })
}

// speech is two bubbles that answer each other.
func speech(c *canvas) {
	c.blob(c.bone, -0.96, -0.4, -0.7, -0.8, -0.1, -0.86, 0.36, -0.6, 0.3, -0.2, -0.2, -0.02, -0.5, -0.04, -0.84, 0.3,
		-0.72,
		-0.1)
	for i := range 3 {
		c.spot(c.wood, -0.62+0.3*float64(i), -0.44, 0.08)
	}
	c.over()
	c.blob(c.cloth, 0.96, 0.3, 0.76, -0.06, 0.2, -0.1, -0.3, 0.16, -0.2, 0.56, 0.2, 0.7, 0.44, 0.68, 0.8, 0.98, 0.7,
		0.6)
	for i := range 3 {
		c.spot(c.glow, 0.06+0.28*float64(i), 0.3, 0.08)
	}
}

// sickle has a sheaf behind it.
func sickle(c *canvas) {
	for i := range 5 {
		a := -0.5 + 0.25*float64(i)
		c.at(0.1, 0.9, 1, a, func() {
			c.line(c.gold, 0.03, 0, 0, 0, -1.1)
			for k := range 4 {
				c.oval(c.gold, 0.06*float64(1-k%2*2), -0.9-0.16*float64(k), 0.08, 0.12)
			}
		})
	}
	c.rod(c.cloth, -0.16, 0.5, 0.09, 0.36, 0.5, 0.09)
	c.over()
	c.bow(c.steel, -0.2, -0.1, 0.6, 2.4, 5.7, 0.03, 0.13)
	c.rod(c.wood, -0.62, 0.34, 0.09, -0.86, 0.76, 0.09)
}
