import type { ClockTime } from '@shiftloom/backend/contracts/schedule'
import { clockOf, typedMoment, withHalf, type TypedMoment } from '#/lib/time/typed_clock.ts'

export type TypedEntry = { start: ClockTime; end: ClockTime; breakMinutes: number[] }
type TypedProblem = 'empty' | 'no_end' | 'bad_time' | 'bad_break' | 'break_too_long'
export type TypedResult =
  | { ok: true; value: TypedEntry }
  | { ok: false; problem: TypedProblem; /** The piece that was not understood. */ at: string }

/** Words for "to" that planners type, in the three languages; `den`/`toi` are what a keyboard without tones gives. */
const separators = /\s*(?:-|~|>|→|…|\b(?:to|till?|until|do|den|toi)\b|đến|tới)\s*/u
const breakWord = /(?:^|\s)(?:break|przerwa|nghi|nghỉ|b|p|n)\s*([^\s]*)/gu
const minutesADay = 1440

/**
 * Reads times as people type them: `9-17`, `900-1700`, `9 til 5`, `22-6`, `8:30–16`, `9 do 17`, `9h đến 17h`,
 * with unpaid breaks after them: `8-16 b30`.
 */
export function readTypedEntry(text: string): TypedResult {
  const clean = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[‐-―−]/gu, '-')
    .trim()
  if (!clean) return refuse('empty', '')

  const breaks: number[] = []
  const cut = clean.search(/\s(?:break|przerwa|nghi|nghỉ|b|p|n)\s*\d|\sb\s*\S*$/u)
  const times = cut < 0 ? clean : clean.slice(0, cut)
  for (const [piece, amount] of (cut < 0 ? '' : clean.slice(cut)).matchAll(breakWord)) {
    const minutes = Number(amount)
    if (!/^\d{1,3}$/.test(amount ?? '') || minutes === 0) return refuse('bad_break', piece.trim())
    breaks.push(minutes)
  }

  const [first, second, ...rest] = splitTimes(times)
  if (!first) return refuse('bad_time', times)
  const start = typedMoment(first)
  if (!start) return refuse('bad_time', first)
  if (!second) return refuse('no_end', first)
  const end = typedMoment(second)
  if (!end || rest.length > 0) return refuse('bad_time', rest[0] ?? second)

  return finish(start, end, breaks)
}

function finish(start: TypedMoment, end: TypedMoment, breakMinutes: number[]): TypedResult {
  const [from, until] = settleHalves(start, end)
  const duration = (until - from + minutesADay) % minutesADay || minutesADay
  const pause = breakMinutes.reduce((sum, minutes) => sum + minutes, 0)
  if (pause >= duration) return refuse('break_too_long', String(pause))
  return { ok: true, value: { start: clockOf(from), end: clockOf(until), breakMinutes } }
}

/** `9 til 5` means the afternoon: bare hours that would make a longer day than twelve hours are read on the 12-hour clock. */
function settleHalves(start: TypedMoment, end: TypedMoment): [number, number] {
  const from = withHalf(start, start.half ?? (end.half === 'am' ? null : start.half))
  const until = withHalf(end, end.half)
  if (start.half || end.half) {
    const early = start.half === null && end.half === 'pm' && from >= until ? from % 720 : from
    return [early, until]
  }
  const spoken = start.plain && end.plain && from <= 720 && until <= 720 && until <= from
  return spoken ? [from, (until + 720) % minutesADay] : [from, until]
}

function splitTimes(text: string): string[] {
  const parts = text.split(separators).filter(Boolean)
  return parts.length > 1 ? parts : text.split(/\s+(?=\d)/u).filter(Boolean)
}

const refuse = (problem: TypedProblem, at: string): TypedResult => ({ ok: false, problem, at })
