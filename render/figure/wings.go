package figure

// membrane is a bat's wing up to the left.
func (c *canvas) membrane(m material, size float64) {
	c.at(0, 0, size, 0, func() {
		c.poly(m, 0, 0.1, -0.1, -0.36, -0.46, -0.72, -0.98, -0.62, -0.84, -0.4, -0.92, -0.1, -0.62, -0.12, -0.56, 0.18,
			-0.3, 0.04)
		c.limb(c.body, 0, 0.1, 0.06, -0.1, -0.36, 0.05, -0.46, -0.72, 0.04)
		c.line(c.deep, 0.025, -0.46, -0.7, -0.9, -0.14)
		c.line(c.deep, 0.025, -0.46, -0.7, -0.56, 0.12)
	})
}

// feathered is a bird's wing up to the left.
func (c *canvas) feathered(m, tips material, size float64) {
	c.at(0, 0, size, 0, func() {
		for i := range 4 {
			k := float64(i)
			c.limb(tips, -0.2-0.1*k, -0.1-0.14*k, 0.1, -0.6-0.1*k, 0.22-0.26*k, 0.1, -0.84-0.04*k, 0.3-0.34*k, 0.05)
		}
		c.blob(m, 0, 0.1, -0.1, -0.3, -0.46, -0.72, -0.7, -0.7, -0.62, -0.3, -0.4, 0.04, -0.16, 0.2)
	})
}
