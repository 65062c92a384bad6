// @vitest-environment happy-dom
import type { TimeFormat } from '@shiftloom/backend/contracts/organisation'
import { describe, expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { entry } from '../model/sample.ts'
import { nothingWrong } from '../model/warning.ts'
import { createUiStore } from '../state/ui_state.ts'
import { makeLabels, type Translate } from '../words/labels.ts'
import { endOfNight, timesOf } from './card_times.ts'
import { element } from './element.ts'
import type { GridContext } from './grid_context.ts'

const t: Translate = (key) => key
const context = (dayWidth: number, timeFormat: TimeFormat, density: GridContext['density']): GridContext => ({
  ui: createUiStore(),
  labels: makeLabels(
    t,
    formatFor('en-US', { dateFormat: 'DD.MM.YYYY', timeFormat }),
    { locations: [], positions: [], tags: [] },
    'Europe/Warsaw'
  ),
  density,
  dayWidth,
  warnings: nothingWrong,
  showsAllUnassigned: false,
})
const [hours24, hours12] = ['HH:mm', 'h:mm a'] as const
const raisedIn = (drawn: HTMLElement | undefined) => drawn?.querySelector('span')?.textContent

describe('times of a narrow column', () => {
  const at = (dayWidth: number, clock: TimeFormat, start: string, end: string) =>
    timesOf(entry({ id: 'a', start, end }), context(dayWidth, clock, 'short'))

  test.each([
    ['whole hours', 44, hours24, '08:00', '16:00', '8–16', undefined],
    ['half hours', 44, hours24, '08:30', '16:30', '8:30–16:30', 'tight'],
    ['half hours of a fortnight', 60, hours24, '08:30', '16:30', '8:30–16:30', 'roomy'],
    ['half hours in four weeks', 49, hours12, '10:45', '18:45', '10:45a–6:45p', 'tight'],
    ['half hours in a month', 44, hours12, '08:30', '16:30', '8:30a–4:30p', 'tight'],
    ['longer ones in a month', 44, hours12, '10:45', '18:45', '10:45a–6:45p', 'raised'],
    ['the longest in a month', 44, hours12, '22:15', '12:45', '10:15p–12:45p', 'raised'],
  ] as const)('%s, at %d px', (_, dayWidth, clock, start, end, text, stacked) => {
    const drawn = at(dayWidth, clock, start, end)
    expect([drawn.time.textContent, drawn.rest?.textContent].join('')).toBe(text)
    expect(drawn.stacked).toBe(stacked)
  })
  test('have only what follows the hour raised, and with it both halves of the day', () => {
    const { time, rest } = at(44, hours12, '22:15', '06:00')
    expect([raisedIn(time), raisedIn(rest)]).toEqual([':15p', 'a'])
  })
})

test('a compact card has its position beside the end', () => {
  const long = entry({ id: 'a', start: '10:45', end: '22:15' })
  const { time, rest, stacked } = timesOf(long, context(92, hours12, 'compact'))
  expect([time.textContent, rest?.textContent, stacked]).toEqual(['10:45a–', '10:15p', undefined])
})

test('the hour alone keeps its half of the day in the narrowest columns', () => {
  const { time } = timesOf(entry({ id: 'a', start: '10:00', end: '18:00' }), context(29, hours12, 'block'))
  expect(time.textContent).toBe('10a')
  expect(raisedIn(time)).toBe('a')
})

test('the end of a night is said whole, as short as its column asks', () => {
  const night = entry({ id: 'a', start: '22:00', end: '06:30' })
  const said = (width: number, clock: TimeFormat, density: GridContext['density'] = 'short') =>
    element('div', '', ...endOfNight(night, context(width, clock, density)))
  expect(said(160, hours24, 'card').textContent).toBe('→ 06:30')
  expect(said(49, hours24).textContent).toBe('→ 6:30')
  expect(said(48, hours12).textContent).toBe('→6:30a')
  expect(said(44, hours12).textContent).toBe('→6:30a')
  expect(said(44, hours12).querySelector('span span')?.textContent).toBe(':30a')
  expect(said(29, hours12, 'block').textContent).toBe('')
})
