package figure

import "math"

// tongue is one flame around the origin, with an inner one.
func (c *canvas) tongue(outer, inner material) {
	c.blob(outer, 0.06, -1.1, 0.2, -0.66, 0.56, -0.2, 0.66, 0.3, 0.4, 0.76, 0, 0.9, -0.42, 0.74, -0.64, 0.3, -0.5,
		-0.16,
		-0.3, -0.3, -0.16, -0.04, -0.02, -0.56)
	c.blob(inner, 0.06, -0.2, 0.26, 0.2, 0.3, 0.5, 0, 0.76, -0.28, 0.5, -0.2, 0.24, -0.06, 0.2)
}

func flame(c *canvas) {
	c.at(-0.56, 0.3, 0.6, -0.2, func() { c.tongue(c.fire, c.gold) })
	c.at(0.58, 0.26, 0.64, 0.24, func() { c.tongue(c.fire, c.gold) })
	c.over()
	c.at(0, 0, 0.98, c.F(-0.12, 0.12), func() { c.tongue(c.fire, c.gold) })
	c.at(0, 0.5, 0.36, 0, func() { c.tongue(c.glow, c.glow) })
}

// blaze is a fire with burnt things in it.
func blaze(c *canvas) {
	for i := range 5 {
		x := -0.8 + 0.4*float64(i)
		s := []float64{0.44, 0.6, 0.84, 0.56, 0.46}[i] * c.F(0.92, 1.08)
		c.at(x, 0.84-0.8*s, s, 0.16*x, func() { c.tongue(c.fire, c.gold) })
	}
	c.over()
	c.rod(c.wood, -0.8, 0.92, 0.09, 0.8, 0.74, 0.09)
	c.rod(c.wood, -0.8, 0.74, 0.09, 0.8, 0.92, 0.09)
}

func bolt(c *canvas) {
	c.poly(c.cloth, 0.2, -1, -0.56, 0.12, -0.08, 0.12, -0.4, 0.98, 0.6, -0.22, 0.1, -0.22, 0.62, -1)
	c.mark(c.glow, 0.22, -0.86, -0.3, -0.02, 0.04, 0.0, 0.0, 0.2, 0.12, -0.12, -0.08, -0.14, 0.36, -0.86)
	for range 5 {
		c.poly(c.fire, star(c.F(-1, 1), c.F(-0.6, 0.9), 0.12, 0.05, 4)...)
	}
}

func comet(c *canvas) {
	c.at(0.3, 0.3, 1, 0.75, func() {
		c.blob(c.fire, 0.1, -0.44, 0.5, 0, 0.1, 0.44, -0.6, 0.4, -1.3, 0.5, -0.8, 0.16, -1.5, 0, -0.8, -0.16, -1.3,
			-0.5,
			-0.6, -0.4)
		c.blob(c.gold, 0.1, -0.3, 0.36, 0, 0.1, 0.3, -0.5, 0.2, -1, 0, -0.5, -0.2)
		c.disc(c.dark, 0.1, 0, 0.32)
		c.spot(c.fire, 0.06, -0.1, 0.07)
		c.spot(c.fire, 0.2, 0.1, 0.06)
	})
}

// shards fly apart.
func shards(c *canvas) {
	n := 7 + c.N(3)
	c.around(0, 0, n, c.F(0, 1), func(i int) {
		far := []float64{0.9, 0.66, 0.8}[i%3]
		m := []material{c.wood, c.body, c.bone}[i%3]
		c.poly(m, 0.24, -0.03, far*0.6, -0.15, far+0.1, 0, far*0.55, 0.12)
	})
	c.poly(c.glow, star(0, 0, 0.3, 0.14, 8)...)
}

// rift is a crack through the sky.
func rift(c *canvas) {
	for _, at := range [][]float64{{0.5, -0.36, 0.8, -0.5, 1.1, -0.36}, {-0.4, -0.2, -0.76, -0.02, -1.1, -0.12},
		{0.34, 0.3, 0.7, 0.4, 0.86, 0.74}, {-0.3, 0.3, -0.6, 0.5, -0.66, 0.84}} {
		c.rod(c.cloth, at[0], at[1], 0.1, at[2], at[3], 0.06, at[4], at[5], 0.01)
	}
	c.poly(c.cloth, 0.3, -1, 0.1, -0.66, 0.62, -0.36, 0.34, 0, 0.5, 0.36, 0.04, 1, 0, 0.5, -0.46, 0.3, -0.2, 0,
		-0.56, -0.3,
		-0.2, -0.6, -0.06, -1)
	c.mark(c.shadow, 0.2, -0.96, 0, -0.62, 0.44, -0.34, 0.2, 0, 0.34, 0.36, 0.06, 0.8, 0.06, 0.42, -0.3, 0.24, -0.06, 0,
		-0.38, -0.28, -0.1, -0.54, 0, -0.96)
	c.mark(c.glow, star(0.1, -0.3, 0.12, 0.04, 4)...)
	c.mark(c.glow, star(0.06, 0.2, 0.09, 0.03, 4)...)
	c.spot(c.glow, -0.16, -0.24, 0.03)
	c.spot(c.glow, 0.18, 0.4, 0.03)
}

func (c *canvas) cloudlet(m material, x, y, s float64) {
	c.at(x, y, s, 0, func() {
		c.add(form{of: m, contours: [][]point{c.place(ellipse(-0.5, 0.1, 0.36, 0.3)), c.place(ellipse(0, -0.12, 0.46,
			0.42)),
			c.place(ellipse(0.5, 0.08, 0.4, 0.32)), c.place([]float64{-0.5, 0.1, 0.5, 0.1, 0.5, 0.4, -0.5, 0.4})}})
	})
}

func storm(c *canvas) {
	c.poly(c.gold, 0.1, 0, -0.3, 0.5, -0.04, 0.5, -0.2, 0.98, 0.34, 0.34, 0.06, 0.34, 0.36, 0)
	for i := range 4 {
		x := -0.7 + 0.46*float64(i)
		c.line(c.sea, 0.05, x, 0.3, x-0.14, 0.66)
	}
	c.over()
	c.cloudlet(c.deep, 0.2, -0.36, 0.86)
	c.over()
	c.cloudlet(c.body, -0.2, -0.2, 0.86)
}

func cloud(c *canvas) {
	c.cloudlet(c.body, 0.36, -0.46, 0.66)
	c.over()
	c.cloudlet(c.bone, -0.16, 0, 1)
	c.over()
	c.cloudlet(c.body, 0.24, 0.52, 0.7)
}

func wind(c *canvas) {
	swirl := func(x, y, l float64) {
		c.limb(c.body, x-l, y, 0.04, x, y+0.04, 0.11, x+0.4, y-0.04, 0.11, x+0.56, y-0.26, 0.1, x+0.36, y-0.42, 0.08,
			x+0.22, y-0.24, 0.04)
	}
	swirl(0.3, -0.3, 1.2)
	swirl(0.02, 0.3, 1)
	c.at(0, 0, 1, 0, func() { swirl(0.5, 0.82, 1.1) })
	for range 4 {
		c.at(c.F(-0.9, 0.9), c.F(-0.8, 0.8), 0.2, c.F(0, 6), func() { c.leaflet(c.cloth) })
	}
}

// tide is one great wave that breaks to the right.
func tide(c *canvas) {
	c.blob(c.sea, -1.14, 0.9, -1, 0.2, -0.5, -0.6, 0.1, -0.86, 0.7, -0.66, 0.98, -0.2, 0.7, 0, 0.5, -0.26, 0.16,
		-0.26, 0.06,
		0.2, 0.4, 0.6, 1.1, 0.7, 1.1, 0.96, 0, 1)
	c.limb(c.glow, 0.98, -0.16, 0.1, 0.8, -0.5, 0.12, 0.4, -0.76, 0.12, -0.1, -0.74, 0.06)
	c.disc(c.glow, 0.8, -0.02, 0.12)
	c.disc(c.glow, 0.6, -0.12, 0.1)
	c.line(c.glow, 0.04, -0.8, 0.6, -0.5, 0, -0.1, -0.36)
	c.line(c.glow, 0.04, -0.4, 0.8, -0.26, 0.3, 0, -0.06)
	c.spot(c.glow, 1, 0.3, 0.06)
	c.spot(c.glow, 0.86, 0.44, 0.045)
}

func whirlpool(c *canvas) {
	c.oval(c.sea, 0, 0.1, 1.1, 0.8)
	for i, s := range []float64{0.86, 0.6, 0.34} {
		m := c.glow
		if i == 1 {
			m = c.body
		}
		c.at(0, 0.1, s, 0.9*float64(i), func() {
			c.bow(m, 0, 0, 1, 0, 2.2, 0.02, 0.1)
			c.bow(m, 0, 0, 1, 3.1, 5.3, 0.02, 0.1)
		})
	}
	c.spot(c.shadow, 0, 0.12, 0.18)
}

func drop(c *canvas) {
	one := func(m material) {
		c.blob(m, 0, -1, 0.2, -0.5, 0.56, 0.1, 0.5, 0.62, 0, 0.9, -0.5, 0.62, -0.56, 0.1, -0.2, -0.5)
		c.bow(c.glow, 0, 0.26, 0.34, 1.8, 3, 0.04, 0.07)
	}
	c.at(-0.66, 0.34, 0.46, 0, func() { one(c.body) })
	c.at(0.66, 0.42, 0.4, 0, func() { one(c.body) })
	c.over()
	c.at(0, -0.02, 0.94, 0, func() { one(c.body) })
	c.at(0, 0.34, 0.34, 0, func() { c.leaflet(c.leaf) })
}

// ice is a crystal of snow.
func ice(c *canvas) {
	c.around(0, 0, 6, math.Pi/6, func(int) {
		c.rod(c.glow, 0, 0, 0.09, 0.88, 0, 0.06)
		c.rod(c.sea, 0.5, 0, 0.06, 0.72, -0.26, 0.05)
		c.rod(c.sea, 0.5, 0, 0.06, 0.72, 0.26, 0.05)
	})
	c.poly(c.sea, star(0, 0, 0.3, 0.24, 6)...)
}

func echo(c *canvas) {
	for i := range 3 {
		r := 0.36 + 0.3*float64(i)
		c.bow([]material{c.glow, c.body, c.deep}[i], -0.5, 0, r, -1, 1, 0.03, 0.08)
		c.bow([]material{c.glow, c.body, c.deep}[i], -0.5, 0, r, math.Pi-0.8, math.Pi+0.8, 0.02, 0.05)
	}
	c.disc(c.cloth, -0.5, 0, 0.2)
	c.over()
	c.rod(c.fire, 0.1, -0.8, 0.08, 0.72, 0.8, 0.08)
}

func portal(c *canvas) {
	c.ring(c.cloth, 0, 0, 0.74, 0.9, 0.2)
	c.oval(c.deep, 0, 0, 0.62, 0.78)
	for i, s := range []float64{0.86, 0.58, 0.3} {
		c.at(0, 0, s, 1.2*float64(i), func() {
			c.bow(c.glow, 0, 0, 0.6, 0, 2, 0.02, 0.09)
			c.bow(c.body, 0, 0, 0.6, 3.1, 5.1, 0.02, 0.09)
		})
	}
	c.spot(c.glow, 0, 0, 0.12)
}

func sun(c *canvas) {
	n := 8 + 2*c.N(3)
	c.around(0, 0, n, 0.1, func(i int) {
		c.poly([]material{c.gold, c.fire}[i%2], 0.5, -0.16, 0.98-0.16*float64(i%2), 0, 0.5, 0.16)
	})
	c.disc(c.gold, 0, 0, 0.52)
	c.spot(c.glow, -0.14, -0.14, 0.18)
}

func moon(c *canvas) {
	c.bow(c.bone, 0.12, 0, 0.6, 1.1, 5.18, 0.02, 0.24)
	for i := range 3 {
		c.poly(c.glow, star(c.F(0.3, 1), -0.6+0.5*float64(i)+c.F(-0.1, 0.1), 0.18, 0.06, 4)...)
	}
}

func stars(c *canvas) {
	c.poly(c.gold, star(0, -0.04, 0.9, 0.38, 5)...)
	c.mark(c.glow, 0, -0.7, 0.1, -0.3, -0.12, -0.1, -0.2, -0.36)
	c.poly(c.cloth, star(0.84, -0.66, 0.26, 0.1, 4)...)
	c.poly(c.cloth, star(-0.86, 0.62, 0.26, 0.1, 4)...)
}

func (c *canvas) leaflet(m material) {
	c.blob(m, 0, -0.9, 0.44, -0.3, 0.4, 0.3, 0, 0.7, -0.4, 0.3, -0.44, -0.3)
	c.line(c.wood, 0.05, 0, -0.6, 0, 0.95)
}

func leaves(c *canvas) {
	for i := range 3 {
		c.at(0, 0.5, 0.9, -0.9+0.9*float64(i), func() {
			c.at(0, -0.7, 0.74, 0, func() { c.leaflet([]material{c.leaf, c.body, c.leaf}[i]) })
		})
	}
	c.limb(c.wood, 0, 0.5, 0.07, 0, 0.95, 0.09)
}

func tree(c *canvas) {
	c.limb(c.wood, 0, 0.2, 0.14, -0.02, 0.6, 0.16, 0, 0.92, 0.24)
	c.limb(c.wood, 0, 0.3, 0.09, 0.36, -0.1, 0.07)
	c.limb(c.wood, 0, 0.3, 0.09, -0.36, -0.1, 0.07)
	c.add(form{of: c.leaf, contours: [][]point{c.place(ellipse(-0.5, -0.2, 0.4, 0.36)), c.place(ellipse(0, -0.5,
		0.52, 0.44)),
		c.place(ellipse(0.5, -0.2, 0.4, 0.36)), c.place(ellipse(0, -0.1, 0.4, 0.3))}})
	for range 7 {
		c.spot(c.cloth, c.F(-0.7, 0.7), c.F(-0.7, 0), 0.08)
	}
}

// treant is a tree that walks.
func treant(c *canvas) {
	c.limb(c.wood, -0.2, 0.4, 0.2, -0.36, 0.9, 0.22)
	c.limb(c.wood, 0.2, 0.4, 0.2, 0.36, 0.9, 0.22)
	c.blob(c.wood, -0.36, -0.4, 0.36, -0.4, 0.44, 0.2, 0.36, 0.6, -0.36, 0.6, -0.44, 0.2)
	c.limb(c.wood, -0.34, -0.16, 0.14, -0.8, -0.02, 0.12, -0.9, 0.4, 0.14)
	c.limb(c.wood, 0.34, -0.16, 0.14, 0.74, -0.2, 0.12, 0.86, -0.6, 0.12)
	for i := range 3 {
		c.limb(c.wood, 0.86, -0.6, 0.06, 0.7+0.16*float64(i), -0.86, 0.03)
		c.limb(c.wood, -0.9, 0.4, 0.07, -1.04+0.14*float64(i), 0.66, 0.03)
	}
	c.add(form{of: c.leaf, contours: [][]point{c.place(ellipse(-0.36, -0.5, 0.32, 0.28)), c.place(ellipse(0, -0.7,
		0.4, 0.3)),
		c.place(ellipse(0.36, -0.5, 0.32, 0.28)), c.place(ellipse(0, -0.46, 0.4, 0.16))}})
	c.spot(c.glow, -0.14, -0.14, 0.09)
	c.spot(c.glow, 0.18, -0.14, 0.09)
	c.line(c.shadow, 0.05, -0.16, 0.2, 0.02, 0.12, 0.2, 0.2)
	if c.N(2) == 0 {
		for i := range 5 {
			y := -0.3 + 0.2*float64(i)
			c.poly(c.cloth, -0.4, y-0.06, -0.62, y, -0.4, y+0.06)
			c.poly(c.cloth, 0.4, y-0.06, 0.62, y, 0.4, y+0.06)
		}
	}
}

func flower(c *canvas) {
	c.limb(c.leaf, 0, 0.1, 0.07, 0.06, 0.5, 0.07, 0, 0.95, 0.08)
	c.at(0.04, 0.7, 0.4, 1.1, func() { c.at(0, -0.8, 1, 0, func() { c.leaflet(c.leaf) }) })
	c.at(0.04, 0.8, 0.36, -1.1, func() { c.at(0, -0.8, 1, 0, func() { c.leaflet(c.leaf) }) })
	c.over()
	n := 5 + c.N(4)
	c.around(0, -0.24, n, 0.3, func(int) { c.oval(c.cloth, 0.42, 0, 0.3, 0.62*math.Pi/float64(n)) })
	c.disc(c.gold, 0, -0.24, 0.22)
	c.spot(c.glow, -0.05, -0.3, 0.08)
}

// seedling is a sprout with a face in its seed.
func seedling(c *canvas) {
	c.limb(c.leaf, 0, 0.2, 0.08, 0.04, -0.2, 0.07, 0, -0.5, 0.06)
	c.at(0, -0.46, 0.62, -0.9, func() { c.at(0, -0.6, 1, 0, func() { c.leaflet(c.leaf) }) })
	c.at(0, -0.46, 0.62, 0.9, func() { c.at(0, -0.6, 1, 0, func() { c.leaflet(c.leaf) }) })
	c.limb(c.wood, -0.24, 0.7, 0.08, -0.44, 0.92, 0.06)
	c.limb(c.wood, 0.24, 0.7, 0.08, 0.44, 0.92, 0.06)
	c.blob(c.wood, 0, 0, 0.4, 0.2, 0.46, 0.56, 0.2, 0.86, -0.2, 0.86, -0.46, 0.56, -0.4, 0.2)
	c.spot(c.glow, -0.08, 0.4, 0.1)
	c.spot(c.glow, 0.22, 0.4, 0.1)
	c.spot(c.shadow, -0.06, 0.4, 0.05)
	c.spot(c.shadow, 0.24, 0.4, 0.05)
	c.line(c.shadow, 0.035, -0.02, 0.64, 0.08, 0.68, 0.18, 0.64)
}

// snapper is a plant with jaws on a vine.
func snapper(c *canvas) {
	c.limb(c.leaf, -0.9, 0.9, 0.1, -0.4, 0.6, 0.11, -0.7, 0.1, 0.1, -0.3, -0.3, 0.11, 0, -0.16, 0.1)
	c.limb(c.leaf, 1, 0.94, 0.08, 0.5, 0.8, 0.08, 0, 0.94, 0.08, -0.5, 0.72, 0.06)
	c.at(-0.76, 0.3, 0.3, -0.9, func() { c.leaflet(c.leaf) })
	c.at(0.5, 0.66, 0.3, 0.6, func() { c.leaflet(c.leaf) })
	c.over()
	c.at(0.1, -0.2, 1, 0, func() {
		c.blob(c.cloth, -0.2, 0.1, 0.2, 0.06, 0.86, 0.26, 0.7, 0.6, 0.2, 0.6, -0.14, 0.4)
		c.blob(c.body, -0.24, 0.1, -0.1, -0.4, 0.4, -0.66, 0.84, -0.46, 0.86, -0.24, 0.3, -0.06)
		for i := range 4 {
			x := 0.2 + 0.2*float64(i)
			c.poly(c.bone, x-0.08, -0.14-0.05*float64(i), x, 0.1-0.05*float64(i), x+0.08, -0.16-0.05*float64(i))
			c.poly(c.bone, x-0.08, 0.14+0.05*float64(i), x, -0.06+0.05*float64(i), x+0.08, 0.16+0.05*float64(i))
		}
		c.spot(c.glow, 0.26, -0.4, 0.09)
		c.spot(c.shadow, 0.28, -0.4, 0.045)
	})
}

func vine(c *canvas) {
	c.limb(c.leaf, -0.5, 0.95, 0.12, -0.1, 0.5, 0.12, -0.5, 0.1, 0.11, 0.1, -0.3, 0.1, -0.1, -0.8, 0.06)
	c.limb(c.wood, 0.6, 0.95, 0.12, 0.1, 0.5, 0.12, 0.6, 0.1, 0.11, 0.2, -0.4, 0.1, 0.5, -0.9, 0.05)
	for _, at := range [][3]float64{{-0.36, 0.7, -1}, {0.1, 0.3, 1}, {-0.5, 0.3, -1}, {0.7, 0.2, 1}, {0, -0.5, -1}} {
		c.poly(c.cloth, at[0], at[1]-0.1, at[0]+0.3*at[2], at[1]-0.12, at[0], at[1]+0.1)
	}
}
