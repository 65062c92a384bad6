import type { PersonLedger } from '#app/scheduling/fairness/person_ledger'
import { medianOf } from '#app/scheduling/fairness/median_of_colleagues'

type Wished = Pick<PersonLedger, 'wishes' | 'wishesGranted'>

/**
 * How many more wishes of each person were refused than the median share of those who had any would mean, whole; below
 * 0 for fewer. A share, so that no one is owed more by wishing more.
 */
export function wishesRefusedBeyond(ledgers: ReadonlyMap<string, Wished>): Map<string, number> {
  const wishing = [...ledgers.values()].filter(({ wishes }) => wishes > 0)
  if (wishing.length === 0) return new Map([...ledgers.keys()].map((id) => [id, 0]))
  const refusedShare = medianOf(wishing.map(({ wishes, wishesGranted }) => 1 - wishesGranted / wishes))
  return new Map(
    [...ledgers].map(([id, { wishes, wishesGranted }]) => [
      id,
      // Adding 0 makes a negative zero plain.
      Math.round(wishes - wishesGranted - refusedShare * wishes) + 0,
    ])
  )
}
