import type { SettledMinutes } from '#contracts/settlement'

export const noMinutes: SettledMinutes = {
  ...{ workMinutes: 0, nightMinutes: 0, saturdayMinutes: 0, sundayMinutes: 0 },
  ...{ holidayMinutes: 0, dayOffMinutes: 0, overtime: [] },
}

export const addedMinutes = (a: SettledMinutes, b: SettledMinutes): SettledMinutes => ({
  ...{ workMinutes: a.workMinutes + b.workMinutes, nightMinutes: a.nightMinutes + b.nightMinutes },
  saturdayMinutes: a.saturdayMinutes + b.saturdayMinutes,
  sundayMinutes: a.sundayMinutes + b.sundayMinutes,
  holidayMinutes: a.holidayMinutes + b.holidayMinutes,
  dayOffMinutes: a.dayOffMinutes + b.dayOffMinutes,
  overtime: addedOvertime([...a.overtime, ...b.overtime]),
})

/** By what it is paid, the least first. */
const addedOvertime = (all: readonly { percent: number; minutes: number }[]) =>
  [...Map.groupBy(all, ({ percent }) => percent)]
    .map(([percent, pieces]) => ({ percent, minutes: pieces.reduce((sum, { minutes }) => sum + minutes, 0) }))
    .sort((a, b) => a.percent - b.percent)
