import type { PremiumTerms } from '../../labour_code/figures/plan_cost.ts'
import type { PlanPay } from '../../labour_code/plan/plan_prices.ts'
import { addDays, weekdayOf } from '../../time/time.ts'
import type { RosterProblem } from '../problem.ts'

/** Pay by the plain rates of a problem's people with what a country's law adds; work of bakers is not billed. */
export function payFor(problem: RosterProblem, country: 'PL' | 'VN'): PlanPay {
  return {
    unbilledPositionIds: ['baker'],
    people: problem.people.flatMap(({ id: employeeId, rates }, index) => {
      if (!rates) return []
      // Every other one has one rate for all days.
      const { saturday, sunday, holiday } =
        index % 2 ? rates : { saturday: null, sunday: null, holiday: null }
      const ofDays = { saturdayMinor: saturday, sundayMinor: sunday, dayOffMinor: holiday }
      const rate = { validFrom: '2026-01-01', weekdayMinor: rates.weekday, ...ofDays }
      // Every third one rests on Wednesdays.
      const own = index % 3 ? {} : { restWeekdays: [3] }
      return [{ employeeId, country, rates: [rate], daysOff: problem.holidays, ...own }]
    }),
    premiums: { [country]: country === 'PL' ? polish(problem) : vietnamese(problem) },
  }
}

const polish = ({ from, until }: RosterProblem): PremiumTerms => ({
  nightWindow: { nightFrom: '22:00', nightUntil: '06:00' },
  night: {
    of: 'minimum_wage',
    months: [{ from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 }],
  },
  overtime: {
    ...{ dailyMinutes: null, doubleMinutes: null, averaged: true, nightAsRest: true, offDays: false },
    // Less than the agreed hours, so that plans come to the threshold.
    spans: [{ from, until, minutes: 1800 }],
    restWeekdays: [],
    percent: { workday: 150, restDay: 200, holiday: 200 },
  },
})

const vietnamese = ({ from, until }: RosterProblem): PremiumTerms => {
  const monday = addDays(from, 1 - weekdayOf(from))
  const weeks = [0, 7, 14, 21, 28].map((day) => addDays(monday, day)).filter((day) => day < until)
  return {
    nightWindow: { nightFrom: '22:00', nightUntil: '06:00' },
    night: { of: 'own_wage', percent: 30 },
    overtime: {
      ...{ dailyMinutes: 450, doubleMinutes: null, averaged: false, nightAsRest: false, offDays: true },
      spans: weeks.map((day) => ({ from: day, until: addDays(day, 7), minutes: 2100 })),
      restWeekdays: [7],
      percent: { workday: 150, restDay: 200, holiday: 300 },
    },
  }
}
