import type { PlanPay } from '@shiftloom/solver/labour_code/plan/plan_prices'
import type { PersonRates } from '@shiftloom/solver/roster/problem'
import type { Day } from '@shiftloom/solver/time'

/**
 * The plain rates of people on a day, or their first ones where those begin later: how much cost weighs beside other
 * goals follows from them.
 */
export const ratesOn = (day: Day, { people }: PlanPay): Map<string, PersonRates> =>
  new Map(
    people.map(({ employeeId, rates }) => {
      const inOrder = rates.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
      const { weekdayMinor, saturdayMinor, sundayMinor, dayOffMinor } =
        inOrder.findLast(({ validFrom }) => validFrom <= day) ?? inOrder[0]!
      return [
        employeeId,
        { weekday: weekdayMinor, saturday: saturdayMinor, sunday: sundayMinor, holiday: dayOffMinor },
      ]
    })
  )
