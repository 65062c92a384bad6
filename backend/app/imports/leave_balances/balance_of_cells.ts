import { numberOf } from '#app/imports/employees/cell_values'
import { largestCorrectionMinutes } from '#contracts/request_limits'

const dayMinutes = 480

type Read = { minutes: number } | { problem: string }

/** Days of eight hours, such as 12 or 2.5; below zero where more was taken than there was. */
export const minutesOfDays = (text: string): Read => amountOf(text, dayMinutes, 'not_days')

/** Hours, such as 96, 7.5 or 100:30. */
export function minutesOfHours(text: string): Read {
  const clock = /^([-−–]?)(\d+):([0-5]\d)$/.exec(text)
  if (!clock) return amountOf(text, 60, 'not_hours')
  const minutes = Number(clock[2]) * 60 + Number(clock[3])
  return within(clock[1] ? -minutes : minutes, 'not_hours')
}

function amountOf(text: string, unit: number, problem: string): Read {
  const isBelow = /^[-−–]/.test(text)
  const amount = numberOf(isBelow ? text.slice(1).trim() : text)
  return amount === undefined ? { problem } : within((isBelow ? -amount : amount) * unit, problem)
}

/** Whole minutes, of at most a year. */
function within(minutes: number, problem: string): Read {
  const whole = Math.round(minutes)
  if (Math.abs(whole - minutes) > 1e-6) return { problem }
  if (Math.abs(whole) > largestCorrectionMinutes) return { problem: 'balance_too_big' }
  return { minutes: whole === 0 ? 0 : whole }
}
