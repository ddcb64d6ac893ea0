// ids.js orders Discord ids. They are strings of digits that grow with time and do not fit
// into a JavaScript number.

// compare is a sorting function: negative when a is older than b. A missing id is oldest.
export function compare(a = "", b = "") {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

// place returns where an id belongs in a list of {id} sorted by age, and whether the entry
// there has this very id.
export function place(list, id) {
  let i = list.length;
  while (i > 0 && compare(list[i - 1].id, id) >= 0) i--;
  return { index: i, found: i < list.length && list[i].id === id };
}
