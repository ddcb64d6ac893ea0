// interaction.js carries out what is pressed on a message and deals with the outcome.
import * as api from "./api.js";
import { form } from "./modal.js";

export const silent = "The application did not respond.";

// press sends a component's use. control shows that it works meanwhile; tell(text) shows a
// problem at the message (an empty text takes it away); reveal(id) leads to the answer.
export async function press({ as, message, component, values, control, tell, reveal }) {
  if (control.getAttribute("aria-busy") === "true") return;
  tell("");
  control.setAttribute("aria-busy", "true");
  try {
    const outcome = await api.component(as, message.id, component.custom_id, values);
    settle(outcome, { as, tell, reveal });
  } catch (refusal) {
    tell(refusal.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}

// settle shows the outcome of any interaction.
export function settle(outcome, { as, tell, reveal }) {
  switch (outcome.outcome) {
    case "failed": return tell(silent);
    case "modal": return form(outcome, { as, tell, reveal });
    case "message":
    case "thinking": return reveal(outcome.message_id);
  }
}
