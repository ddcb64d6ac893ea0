// listkeys.js walks through a list by keyboard: arrows, Home, End, the first letters of an
// entry, Enter or Space to press it.

// keys gives a list of focusable options the keyboard.
export function keys(list, options) {
  let typed = "";
  let since = 0;
  const go = (i) => options[(i + options.length) % options.length]?.focus();
  list.addEventListener("keydown", (event) => {
    const at = options.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    if (event.key in moves) go(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") options[at]?.click();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - since < 700 ? typed + event.key : event.key;
      since = event.timeStamp;
      options.find((o) => o.textContent.trim().toLowerCase().startsWith(typed.toLowerCase()))?.focus();
    } else return;
    event.preventDefault();
  });
}
