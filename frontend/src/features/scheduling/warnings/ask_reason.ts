import type { UiStore } from '../state/ui_state.ts'

/** A sentence the question is about, and how to look at what it tells of. */
export type Ground = { text: string; show?: () => void }

export type ReasonQuestion = {
  title: string
  grounds: readonly Ground[]
  /** What follows, above the field. */
  hint?: string
  /** Names the act. Without it nothing can be done: the dialog only tells. */
  confirmLabel?: string
}
/** `answer` gets the reason, or null when it was given up. */
export type AskedReason = ReasonQuestion & { answer: (reason: string | null) => void }

/** Asks for a reason in the one dialog for it; null: not given. The reason goes to the audit log. */
export const askReason = (ui: UiStore, question: ReasonQuestion): Promise<string | null> =>
  new Promise((resolve) => {
    ui.get().reason?.answer(null)
    ui.set({
      // The dialog stands alone: no card beside it.
      warning: null,
      hover: null,
      reason: {
        ...question,
        answer: (reason) => {
          ui.set({ reason: null })
          resolve(reason)
        },
      },
    })
  })
