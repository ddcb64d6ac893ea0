package figure

import "math"

// A figure is drawn in units: x from -1.2 to 1.2, y from -1 (top) to 1 (the ground it stands on). Figures look to the
// right. What is drawn is collected in layers, and painted when all of it is known.

// form is a closed outline of one material, in pixels.
type form struct {
	of       material
	contours [][]point
	flat     bool // without light and shade: an eye, a slit
}

type point struct{ x, y float64 }

// turn is an affine map of units to pixels.
type turn struct{ a, b, c, d, e, f float64 }

func (t turn) of(x, y float64) point { return point{t.a*x + t.c*y + t.e, t.b*x + t.d*y + t.f} }

// canvas collects the forms of a figure.
type canvas struct {
	Dice
	stuff
	size   float64 // pixels of a unit
	to     turn
	layers [][]form
}

// over begins a layer: what follows has an outline of its own, so it stands out from what it is drawn on.
func (c *canvas) over() { c.layers = append(c.layers, nil) }

func (c *canvas) add(f form) {
	last := len(c.layers) - 1
	c.layers[last] = append(c.layers[last], f)
}

// at draws with the origin at x, y, larger by a factor, turned clockwise by an angle.
func (c *canvas) at(x, y, scale, angle float64, draw func()) {
	was := c.to
	s, k := math.Sincos(angle)
	s, k = s*scale, k*scale
	o := was.of(x, y)
	c.to = turn{was.a*k + was.c*s, was.b*k + was.d*s, was.c*k - was.a*s, was.d*k - was.b*s, o.x, o.y}
	draw()
	c.to = was
}

// mirrored draws left and right exchanged.
func (c *canvas) mirrored(draw func()) {
	was := c.to
	c.to.a, c.to.b = -c.to.a, -c.to.b
	draw()
	c.to = was
}

// both draws something and its mirror image.
func (c *canvas) both(draw func()) {
	c.mirrored(draw)
	draw()
}

// poly is a polygon that is given as x, y pairs.
func (c *canvas) poly(m material, xy ...float64) {
	c.add(form{of: m, contours: [][]point{c.place(xy)}})
}

// blob is a smooth closed curve through the points.
func (c *canvas) blob(m material, xy ...float64) {
	c.add(form{of: m, contours: [][]point{c.place(smooth(xy, true))}})
}

// oval is an ellipse.
func (c *canvas) oval(m material, x, y, rx, ry float64) {
	c.add(form{of: m, contours: [][]point{c.place(ellipse(x, y, rx, ry))}})
}

func (c *canvas) disc(m material, x, y, r float64) { c.oval(m, x, y, r, r) }

// spot is a flat disc.
func (c *canvas) spot(m material, x, y, r float64) {
	c.add(form{of: m, contours: [][]point{c.place(ellipse(x, y, r, r))}, flat: true})
}

// mark is a flat polygon.
func (c *canvas) mark(m material, xy ...float64) {
	c.add(form{of: m, contours: [][]point{c.place(xy)}, flat: true})
}

// ring is a band of a width along an ellipse.
func (c *canvas) ring(m material, x, y, rx, ry, wide float64) {
	hole := c.place(ellipse(x, y, rx-wide/2, ry-wide/2))
	for i, j := 0, len(hole)-1; i < j; i, j = i+1, j-1 {
		hole[i], hole[j] = hole[j], hole[i]
	}
	c.add(form{of: m, contours: [][]point{c.place(ellipse(x, y, rx+wide/2, ry+wide/2)), hole}})
}

// limb is a round stroke along a smooth line through points that are given as x, y, half width.
func (c *canvas) limb(m material, xyw ...float64) { c.add(form{of: m, contours: c.stroke(xyw, true)}) }

// rod is the same along straight lines.
func (c *canvas) rod(m material, xyw ...float64) { c.add(form{of: m, contours: c.stroke(xyw, false)}) }

// line is a flat rod of one half width.
func (c *canvas) line(m material, wide float64, xy ...float64) {
	var xyw []float64
	for i := 0; i+1 < len(xy); i += 2 {
		xyw = append(xyw, xy[i], xy[i+1], wide)
	}
	c.add(form{of: m, contours: c.stroke(xyw, true), flat: true})
}

// bow is a limb along an arc from one angle to another, clockwise from the right, with its half width at both ends and
// in the middle.
func (c *canvas) bow(m material, x, y, r, from, to, ends, middle float64) {
	var xyw []float64
	for i := range 13 {
		t := float64(i) / 12
		s, k := math.Sincos(from + (to-from)*t)
		xyw = append(xyw, x+r*k, y+r*s, ends+(middle-ends)*math.Sin(math.Pi*t))
	}
	c.add(form{of: m, contours: c.stroke(xyw, false)})
}

// around calls draw n times, with the origin at x, y, each time turned further.
func (c *canvas) around(x, y float64, n int, from float64, draw func(i int)) {
	for i := range n {
		c.at(x, y, 1, from+2*math.Pi*float64(i)/float64(n), func() { draw(i) })
	}
}

// place turns units into pixels. The contour runs clockwise, so overlapping contours of a form add up.
func (c *canvas) place(xy []float64) []point {
	out := make([]point, 0, len(xy)/2)
	area := 0.0
	for i := 0; i+1 < len(xy); i += 2 {
		out = append(out, c.to.of(xy[i], xy[i+1]))
	}
	for i, p := range out {
		q := out[(i+1)%len(out)]
		area += p.x*q.y - q.x*p.y
	}
	if area < 0 {
		for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
			out[i], out[j] = out[j], out[i]
		}
	}
	return out
}

// stroke returns the contours of a line with round ends and bends.
func (c *canvas) stroke(xyw []float64, bent bool) [][]point {
	n := len(xyw) / 3
	var xy, w []float64
	for i := range n {
		xy, w = append(xy, xyw[3*i], xyw[3*i+1]), append(w, xyw[3*i+2])
	}
	if bent && n > 2 {
		xy = smooth(xy, false)
		fine := make([]float64, len(xy)/2)
		for i := range fine {
			t := float64(i) / bends
			k := min(int(t), n-2)
			fine[i] = w[k] + (w[k+1]-w[k])*(t-float64(k))
		}
		w = fine
	}
	var out [][]point
	for i := range w {
		x, y := xy[2*i], xy[2*i+1]
		out = append(out, c.place(circle(x, y, w[i], 14)))
		if i == 0 {
			continue
		}
		px, py := xy[2*i-2], xy[2*i-1]
		d := math.Hypot(x-px, y-py)
		if d == 0 {
			continue
		}
		nx, ny := (py-y)/d, (x-px)/d
		u, v := w[i-1], w[i]
		out = append(out, c.place([]float64{px + nx*u, py + ny*u, x + nx*v, y + ny*v, x - nx*v, y - ny*v,
			px - nx*u, py - ny*u}))
	}
	return out
}

// bends is how many straight pieces a smooth line has between two points.
const bends = 6

// smooth returns points of a smooth line through the given ones.
func smooth(xy []float64, closed bool) []float64 {
	n := len(xy) / 2
	at := func(i int) (float64, float64) {
		if closed {
			i = (i + n) % n
		}
		i = max(0, min(i, n-1))
		return xy[2*i], xy[2*i+1]
	}
	pieces := n - 1
	if closed {
		pieces = n
	}
	var out []float64
	for i := range pieces {
		x0, y0 := at(i - 1)
		x1, y1 := at(i)
		x2, y2 := at(i + 1)
		x3, y3 := at(i + 2)
		for k := range bends {
			t := float64(k) / bends
			out = append(out, spline(x0, x1, x2, x3, t), spline(y0, y1, y2, y3, t))
		}
	}
	if !closed {
		out = append(out, xy[2*n-2], xy[2*n-1])
	}
	return out
}

func spline(a, b, c, d, t float64) float64 {
	return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}

func ellipse(x, y, rx, ry float64) []float64 {
	out := circle(0, 0, 1, 28)
	for i := 0; i < len(out); i += 2 {
		out[i], out[i+1] = x+rx*out[i], y+ry*out[i+1]
	}
	return out
}

func circle(x, y, r float64, n int) []float64 {
	out := make([]float64, 0, 2*n)
	for i := range n {
		s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out = append(out, x+r*k, y+r*s)
	}
	return out
}

// star returns the corners of a star with n points.
func star(x, y, out, in float64, n int) []float64 {
	var xy []float64
	for i := range 2 * n {
		r := out
		if i%2 == 1 {
			r = in
		}
		s, k := math.Sincos(math.Pi*float64(i)/float64(n) - math.Pi/2)
		xy = append(xy, x+r*k, y+r*s)
	}
	return xy
}
