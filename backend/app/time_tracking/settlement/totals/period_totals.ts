import type { PeriodTotal, SettledFigures, SettledPeriod } from '#contracts/settlement'

/** Settlement periods that touch the month, with the work of all people in them. */
export const periodTotals = (people: readonly SettledFigures[]): PeriodTotal[] =>
  [
    ...Map.groupBy(
      people.flatMap(({ periods }) => periods),
      ({ from }) => from
    ).values(),
  ]
    .map(totalOf)
    .sort((a, b) => (a.from < b.from ? -1 : 1))

function totalOf(own: readonly SettledPeriod[]): PeriodTotal {
  const { from, until, ended } = own[0]!
  const sum = (of: (period: SettledPeriod) => number): number =>
    own.reduce((total, one) => total + of(one), 0)
  return {
    ...{ from, until, ended, people: own.length },
    ...{
      workMinutes: sum(({ workMinutes }) => workMinutes),
      normMinutes: sum(({ normMinutes }) => normMinutes),
    },
    absentMinutes: sum(({ absentMinutes }) => absentMinutes),
    averagedMinutes: sum(({ averaged }) => averaged?.minutes ?? 0),
    additionalMinutes: sum(({ additionalMinutes }) => additionalMinutes),
    aboveLimit: own.filter(({ averageWeek }) => averageWeek && averageWeek.minutes > averageWeek.limitMinutes)
      .length,
  }
}
