/** What a user had typed into a form that is not sent yet, and the step of it they were on. */
export type Draft<Values> = { values: Values; step: number }

/** Keeps the drafts of one form in this browser, one for each person: several may use it. */
export function draftsOf<Values>(form: string, empty: () => Values) {
  const keyOf = (userId: string) => `${form}-draft:${userId}`
  return {
    /** What a person had entered before they left; null when there is nothing. */
    kept(userId: string): Draft<Values> | null {
      try {
        const draft = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Draft<Values> | null
        if (!draft?.values) return null
        // A draft of an earlier version lacks the fields that were added since.
        return { values: { ...empty(), ...draft.values }, step: draft.step }
      } catch {
        return null
      }
    },
    /** Where the browser keeps nothing, the draft lives as long as the dialog. */
    keep(userId: string, draft: Draft<Values>): void {
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(draft))
      } catch {
        // A full or closed store is no reason to stop typing.
      }
    },
    forget(userId: string): void {
      try {
        localStorage.removeItem(keyOf(userId))
      } catch {
        // As above.
      }
    },
  }
}
