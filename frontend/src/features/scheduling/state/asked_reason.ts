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
