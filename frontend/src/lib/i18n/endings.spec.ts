import { locales } from '@shiftloom/backend/contracts/enums'
import { describe, expect, test } from 'vitest'
import { endingsOf, slipsIn } from '../../../testing/texts/endings.ts'
import { serverTextSets, textSets } from '../../../testing/texts/locale_files.ts'

/** A Polish letter greets with an exclamation mark, an English one with a comma. */
const greeting = /\.greeting$/
/** Messages at a field that cannot be saved. */
const problem =
  /^(?!imports|changes|event_logs).*(\.(problems?|number_field)\.|[._](required|invalid|reversed|differs)$)/
const sets = [...textSets(), ...serverTextSets()]

describe.each(sets)('sentences of $name', ({ byLocale }) => {
  test('end alike in every language and plural form', () => {
    const differing = [...byLocale['en-US'].keys()]
      .filter((key) => !greeting.test(key))
      .map((key) => [key, ...locales.map((locale) => endingsOf(byLocale[locale].get(key) ?? '').join('/'))])
      .filter(([, ...endings]) => new Set(endings).size > 1 || endings[0]!.includes('/'))
    expect(differing).toEqual([])
  })

  test('end once', () => {
    const slips = locales.flatMap((locale) =>
      [...byLocale[locale]].flatMap(([key, text]) => slipsIn(text).map((slip) => `${locale} ${key}: ${slip}`))
    )
    expect(slips).toEqual([])
  })
})

test('messages at fields are whole sentences', () => {
  const texts = sets.flatMap(({ byLocale }) => locales.flatMap((locale) => [...byLocale[locale]]))
  const problems = texts.filter(([key]) => problem.test(key))
  expect(problems.length).toBeGreaterThan(100)
  const open = problems.filter(([, text]) => !['stop', 'question'].includes(endingsOf(text).join()))
  expect(open).toEqual([])
})

test('the texts of the server are among them', () =>
  expect(serverTextSets().flatMap(({ byLocale }) => [...byLocale['pl-PL'].keys()]).length).toBeGreaterThan(
    200
  ))

describe('the checks themselves', () => {
  test.each([
    ['Saved.', ['stop']],
    ['Really?', ['question']],
    ['Hello {name}', ['none']],
    ['{hours} godz.', ['none']],
    ['{count, plural, one {# shift is left.} other {# shifts are left}}', ['none', 'stop']],
    ['{count, plural, =0 {No shift.} one {# shift} other {# shifts}}', ['none']],
  ])('%s ends with %j', (text, endings) => expect(endingsOf(text)).toEqual(endings))

  test.each([
    'Saved..',
    'Really?.',
    'Wait...',
    'It is saved. Go on',
    '{count, plural, one {# shift.} other {# shifts.}}.',
  ])('%s has a slip', (text) => expect(slipsIn(text).length).toBeGreaterThan(0))

  test.each(['Saved.', 'About 3 h, e.g. at night', 'Nothing there? Send it again', 'Wait…'])(
    '%s has none',
    (text) => expect(slipsIn(text)).toEqual([])
  )
})
