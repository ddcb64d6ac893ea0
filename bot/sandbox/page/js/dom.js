// dom.js builds and replaces elements. It is the page's only templating.

// h makes an element. Keys of props: "class", "text", "data" (an object of data-* values),
// "on" (an object of event listeners), "vars" (CSS custom properties); a boolean sets or
// leaves out the attribute; null and undefined leave it out; all else is an attribute.
// Children are nodes or texts; null, undefined and false are skipped; arrays are flattened.
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

// svg is h for an SVG icon of one path on a 24 by 24 grid. Icons are decoration: name the
// control that they stand in.
export function icon(path, size = 20) {
  const ns = "http://www.w3.org/2000/svg";
  const shape = fill(document.createElementNS(ns, "path"), { d: path }, []);
  const props = { viewBox: "0 0 24 24", width: size, height: size, class: "icon", "aria-hidden": "true", focusable: "false" };
  return fill(document.createElementNS(ns, "svg"), props, [shape]);
}

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.setAttribute("class", value);
    else if (key === "text") node.textContent = value;
    else if (key === "data") setData(node, value);
    else if (key === "on") for (const [type, fn] of Object.entries(value)) node.addEventListener(type, fn);
    else if (key === "vars") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else node.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

function setData(node, values) {
  for (const [name, v] of Object.entries(values)) {
    if (v !== null && v !== undefined) node.dataset[name] = v;
  }
}

// redraw replaces a container's children and keeps the keyboard where it was: the element
// that has the same data-key as the focused one gets the focus back. It reports whether
// the focus was inside and found no place to return to.
export function redraw(container, ...children) {
  const active = document.activeElement;
  const inside = active !== null && active !== container && container.contains(active);
  const key = inside ? active.dataset.key : undefined;
  container.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (!inside) return false;
  const next = key === undefined ? null : container.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (next === null || next.disabled) return true;
  next.focus({ preventScroll: true });
  return false;
}

// coalesce returns a function that calls fn once, soon, however often it is called till then.
export function coalesce(fn) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => { waiting = false; fn(); });
  };
}
