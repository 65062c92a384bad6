import { emptyLocation, type LocationValues } from './location_values.ts'

type Draft = { values: LocationValues; step: number }

/** One draft for each person: several may use the same browser. */
const keyOf = (userId: string) => `location-draft:${userId}`

/** What a person had entered for a new location before they closed it; null when there is nothing. */
export function keptDraft(userId: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Draft | null
    if (!draft?.values) return null
    // A draft of an earlier version lacks the fields that were added since.
    const empty = emptyLocation({ country: 'PL', timeZone: 'Europe/Warsaw' })
    return { values: { ...empty, ...draft.values }, step: draft.step }
  } catch {
    return null
  }
}

/** Where the browser keeps nothing, the draft lives as long as the dialog. */
export function keepDraft(userId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // A full or closed store is no reason to stop typing.
  }
}

export function forgetDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // As above.
  }
}
