package render

// planner plans pictures of a scene.
type planner struct{ Scene }
