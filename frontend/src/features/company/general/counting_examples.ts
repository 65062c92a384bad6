import type { RoundingMode } from '@shiftloom/backend/contracts/company_rules'
import { roundedClock } from '@shiftloom/solver/labour_code/figures'
import type { TFunction } from 'i18next'

/** Of the shift that the examples speak of, minutes since midnight. */
const planned = { start: 8 * 60, end: 16 * 60 }

const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What settings do to a shift from 8 to 16, in sentences with the settings' own figures. */
export function countingExamples(t: TFunction, clock: (time: string) => string) {
  const at = (minutes: number) => clock(clockAt(minutes))
  const rounding = (registered: number, step: number, mode: RoundingMode) =>
    t(`company.time_registration.example_${step === 0 ? 'exact' : 'rounding'}`, {
      time: at(registered),
      counted: at(step === 0 ? registered : roundedClock(registered, { mode, stepMinutes: step })),
    })
  return {
    start: (step: number, mode: RoundingMode) => rounding(planned.start + 8, step, mode),
    end: (step: number, mode: RoundingMode) => rounding(planned.end - 8, step, mode),
    tolerance: (minutes: number) =>
      t('company.time_registration.example_tolerance', {
        planned: at(planned.start),
        within: at(planned.start + minutes),
        beyond: at(planned.start + minutes + 1),
      }),
    snap: (minutes: number) =>
      t('company.time_registration.example_snap', {
        ...{ planned: at(planned.start), end: at(planned.end) },
        ...{ from: at(planned.start - minutes), until: at(planned.end + minutes) },
      }),
  }
}
