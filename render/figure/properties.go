package figure

// extra is a part that a property adds to any figure, behind it or before it.
type extra struct {
	draw func(*canvas)
	back bool
}

var extras = map[string]extra{
	"wings": {func(c *canvas) {
		c.both(func() { c.at(0.2, -0.1, 1, 0.1, func() { c.mirrored(func() { c.feathered(c.bone, c.steel, 1.1) }) }) })
	}, true},
	"halo": {func(c *canvas) {
		c.around(0, 0, 16, 0.1, func(i int) {
			c.mark(c.gold, 0.84, -0.05, 1.02+0.1*float64(i%2), 0, 0.84, 0.05)
		})
		c.add(form{of: c.gold, contours: [][]point{c.place(ellipse(0, 0, 0.86, 0.86)), back(c.place(ellipse(0, 0,
			0.8, 0.8)))},
			flat: true})
	}, true},
	"shield": {func(c *canvas) { c.at(-0.74, 0.54, 0.36, 0, func() { shield(c) }) }, false},
	"spikes": {func(c *canvas) {
		c.around(0, 0, 11, 0.2, func(int) { c.poly(c.steel, 0.7, -0.1, 1.06, 0, 0.7, 0.1) })
	}, true},
	"flames": {func(c *canvas) {
		for i := range 3 {
			c.at(-0.8+0.8*float64(i), 0.62, 0.34, 0.2*float64(i-1), func() { c.tongue(c.fire, c.gold) })
		}
	}, true},
	"speed": {func(c *canvas) {
		for i := range 4 {
			y := -0.5 + 0.4*float64(i)
			c.line(c.glow, 0.035, -1.16, y, -0.7+0.1*float64(i%2), y)
		}
	}, true},
	"chains": {func(c *canvas) {
		for i := range 3 {
			c.ring(c.steel, -0.9+0.26*float64(i), 0.9, 0.16, 0.1, 0.07)
		}
	}, false},
	"sparkles": {func(c *canvas) {
		for i, at := range [][2]float64{{-1, -0.44}, {-0.74, -0.8}, {0.72, -0.78}, {1.02, -0.3}, {-1.1, 0.16}, {1.1,
			0.3}} {
			c.poly(c.glow, star(at[0]+c.F(-0.06, 0.06), at[1]+c.F(-0.06, 0.06), 0.13+0.06*float64(i%2), 0.05, 4)...)
		}
	}, true},
}

// back turns a contour around, so it is a hole in another one.
func back(at []point) []point {
	for i, j := 0, len(at)-1; i < j; i, j = i+1, j-1 {
		at[i], at[j] = at[j], at[i]
	}
	return at
}
