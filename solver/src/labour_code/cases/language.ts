import { addDays, daysOf, type Day } from '../../time/time.ts'
import { dayNamed } from '../testing/timeline.ts'

const YEAR = '2026'

/** A day of a case: `tue`, `sat+7`, `11-08` of 2026, or a whole date. */
const dayIn = (text: string): Day => (/^\d\d-\d\d$/.test(text) ? `${YEAR}-${text}` : dayNamed(text))

/** Days of a case: one of them, or a range with both ends, `mon..fri` or `11-01..11-21`. */
export function daysIn(text: string): Day[] {
  const [first = '', last = first] = text.split('..')
  return daysOf(dayIn(first), addDays(dayIn(last), 1))
}

/** One piece of work of a case: days, then what is said of each of them. */
export type Spoken = { readonly day: Day; readonly text: string }

const isMark = (word: string): boolean => /^[+-]|^uncounted$|^strenuous$|^harmful$|^trip$/.test(word)

/** `mon..wed 8-16 -30, sat 8-12` as one text for each day. Before the hours stand only days. */
export function spokenDays(text: string): Spoken[] {
  if (text === '') return []
  return text.split(', ').flatMap((piece) => {
    const words = piece.split(' ')
    const marks = words.findIndex(isMark)
    const hours = (marks < 0 ? words.length : marks) - 1
    const rest = words.slice(hours).join(' ')
    return words
      .slice(0, hours)
      .flatMap(daysIn)
      .map((day) => ({ day, text: rest }))
  })
}

/** Works of a case, each as `testing/timeline` reads it. */
export const worksIn = (text: string): string[] =>
  spokenDays(text).map(({ day, text: rest }) => `${day} ${rest}`)

/** Minutes as `h:mm`. */
export function hoursOf(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return minutes < 0 ? `-${text}` : text
}

/** `h:mm` or whole hours as minutes. */
export function minutesIn(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minor units as `1.23`. */
export const moneyOf = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`

/** `1.23` as minor units. */
export const minorIn = (text: string): number => Math.round(Number(text) * 100)

/** What a figure is asked: the question, and options by their first word. */
export function questionIn(input: string): { main: string; option: (name: string) => string | undefined } {
  const [main = '', ...options] = input.split(' | ')
  return {
    main,
    option: (name) => {
      const found = options.find((option) => option === name || option.startsWith(`${name} `))
      return found?.slice(name.length + 1)
    },
  }
}
