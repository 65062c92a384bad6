import type { WorkedCase } from '../case.ts'
import { choices } from './choices.ts'
import { days } from './days.ts'
import { hoursAndPeriods } from './hours.ts'
import { payAndLeave } from './pay.ts'
import { protection } from './protection.ts'
import { rests } from './rests.ts'
import { young } from './young.ts'

/** Worked cases of the Directive, for countries without a law of their own here. */
export const europeanCases: readonly WorkedCase[] = [
  ...days,
  ...rests,
  ...hoursAndPeriods,
  ...protection,
  ...young,
  ...choices,
  ...payAndLeave,
]
