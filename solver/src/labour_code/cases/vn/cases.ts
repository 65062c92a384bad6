import type { WorkedCase } from '../case.ts'
import { breaks } from './breaks.ts'
import { premiumsAndCosts } from './pay.ts'
import { people } from './people.ts'
import { period } from './period.ts'
import { protection } from './protection.ts'
import { restDays } from './rest_days.ts'
import { rests } from './rests.ts'
import { shifts } from './shifts.ts'

/** Worked cases of Vietnamese law, in the order of the page about them. */
export const vietnameseCases: readonly WorkedCase[] = [
  ...shifts,
  ...rests,
  ...breaks,
  ...period,
  ...protection,
  ...people,
  ...restDays,
  ...premiumsAndCosts,
]
