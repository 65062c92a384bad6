import type { ReasonQuestion } from '../state/asked_reason.ts'
import type { UiStore } from '../state/ui_state.ts'

/** Asks for a reason in the one dialog for it; null: not given. The reason goes to the audit log. */
export const askReason = (ui: UiStore, question: ReasonQuestion): Promise<string | null> =>
  new Promise((resolve) => {
    ui.getState().reason?.answer(null)
    ui.setState({
      // The dialog stands alone: no card beside it.
      warning: null,
      hover: null,
      reason: {
        ...question,
        answer: (reason) => {
          ui.setState({ reason: null })
          resolve(reason)
        },
      },
    })
  })
