import type { Random } from '../../random.ts'
import { wall, type OracleWork } from './settlement_oracle.ts'

type Zone = Parameters<typeof wall>[1]

const DAY_MS = 86_400_000
export type RandomMonth = { readonly from: string; readonly until: string; readonly works: OracleWork[] }

/** Plans and work of a drawn month: nights, two shifts a day, early returns, days off, long days, clock changes. */
export function randomMonth(luck: Random, zone: Zone): RandomMonth {
  const month = luck.pick([0, 1, 2, 2, 3, 4, 7, 9, 9, 10, 11])
  const [from, until] = [dayOf(Date.UTC(2026, month, 1)), dayOf(Date.UTC(2026, month + 1, 1))]
  const works: OracleWork[] = []
  const restful = luck.below(7)
  let free = -Infinity
  for (let at = Date.UTC(2026, month, 1); at < Date.UTC(2026, month + 1, 1); at += DAY_MS) {
    if (new Date(at).getUTCDay() === restful || luck.yes(0.2)) continue
    const shifts = luck.yes(0.1) ? 2 : 1
    for (let shift = 0; shift < shifts; shift += 1) {
      const begins = at / 60_000 + luck.below(22 * 60)
      const { day, clock } = wall(begins, zone)
      // An hour that is skipped in spring begins no working day.
      if (begins < free || day !== dayOf(at) || (clock >= 120 && clock < 180)) continue
      const work = drawnWork(luck, day, begins)
      works.push(work)
      free = Math.max(work.until, work.plan?.until ?? 0) + 1
    }
  }
  return { from, until, works }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

function drawnWork(luck: Random, day: string, begins: number): OracleWork {
  const length = luck.pick([240, 360, 420, 480, 480, 480, 600, 720]) + (luck.yes(0.2) ? luck.below(60) : 0)
  const plan = luck.yes(0.15) ? null : { from: begins, until: begins + length }
  const from = begins + (luck.yes(0.2) ? luck.below(90) : 0)
  const until = begins + length + (luck.yes(0.4) ? luck.below(240) - 60 : 0)
  const middle = from + Math.floor((until - from) / 2)
  const pause = luck.yes(0.3) ? { from: middle - 15, until: middle + luck.pick([0, 15, 30]) } : null
  return { day, plan, from, until, pause, uncounted: luck.yes(0.04) }
}
