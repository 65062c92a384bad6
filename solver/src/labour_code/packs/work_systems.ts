import type { WorkSystem } from '../limits.ts'

/** The same daily limit for every system but task work, which has no clock hours. */
export const everySystem = (minutes: number | null): Record<WorkSystem, number | null> => ({
  BASIC: minutes,
  EQUIV12: minutes,
  EQUIV16: minutes,
  EQUIV24: minutes,
  CONT: minutes,
  INTERRUPTED: minutes,
  TASK: null,
  FLEX: minutes,
  SHORTWEEK: minutes,
  WEEKEND: minutes,
})

export const hours = (count: number): number => count * 60
