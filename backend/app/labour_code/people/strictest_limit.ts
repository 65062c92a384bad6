import type { PersonalLimit } from '#contracts/labour_code'

/** A limit that might count; null minutes: there is none. */
export type Candidate = Omit<PersonalLimit, 'kind' | 'minutes'> & { minutes: number | null }

/** The strictest of several; of equal ones the first, so that the law's own is named before what repeats it. */
export function strictest(
  kind: PersonalLimit['kind'],
  candidates: readonly Candidate[]
): PersonalLimit | null {
  const least = kind === 'daily_max' || kind === 'weekly_max'
  let found: PersonalLimit | null = null
  for (const { minutes, ...where } of candidates) {
    if (minutes === null) continue
    const stricter = found === null || (least ? minutes < found.minutes : minutes > found.minutes)
    if (stricter) found = { kind, minutes, ...where }
  }
  return found
}
