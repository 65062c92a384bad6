import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { casesOfPacks } from '../cases/all_cases.ts'
import { verdictsIn } from '../cases/run_rule_case.ts'
import type { Work } from '../planned_work.ts'
import { ruleIds } from '../rule.ts'
import { clockOf } from '../../time/time.ts'
import { lengthOf, valuesOf, type WordedWork, type Wording } from './wording.ts'

const locales = ['en-US', 'pl-PL', 'vi-VN'] as const
const wordings = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`${locale}.json`, import.meta.url), 'utf8')),
  ])
) as Record<(typeof locales)[number], Wording>
const forms = { 'en-US': ['one', 'other'], 'pl-PL': ['few', 'many', 'one', 'other'], 'vi-VN': ['other'] }
const known = [
  'kind',
  'actual',
  'limit',
  'breach',
  'day',
  'clock',
  'endDay',
  'endClock',
  'lastDay',
  'part',
  'partDay',
  'partClock',
]

function elementsOf(text: string): MessageFormatElement[] {
  const inside = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) =>
      element.type === TYPE.plural || element.type === TYPE.select
        ? [element, ...Object.values(element.options).flatMap(({ value }) => inside(value))]
        : [element]
    )
  return inside(parse(text))
}
const namesIn = (text: string): string[] =>
  [
    ...new Set(
      elementsOf(text).flatMap((one) =>
        one.type !== TYPE.literal && one.type !== TYPE.pound ? [one.value as string] : []
      )
    ),
  ].sort()

for (const locale of locales) {
  const { names, explanations, sentences } = wordings[locale]
  test(`${locale} has a name, an explanation and a sentence for every rule, in the order of the rules`, () => {
    for (const texts of [names, explanations, sentences]) {
      assert.deepEqual(Object.keys(texts), [...ruleIds])
      assert.ok(Object.values(texts).every((text) => text.trim() === text && text.length > 3))
    }
    assert.equal(new Set(Object.values(names)).size, ruleIds.length)
  })
  test(`${locale} speaks only of values there are, in valid ICU with the plurals of the language`, () => {
    for (const id of ruleIds) {
      const strange = namesIn(sentences[id]).filter((name) => !known.includes(name))
      assert.deepEqual(strange, [], id)
      for (const element of elementsOf(sentences[id]))
        if (element.type === TYPE.plural)
          assert.deepEqual(Object.keys(element.options).sort(), forms[locale], id)
      assert.deepEqual(namesIn(names[id] + explanations[id]), [], id)
    }
  })
  test(`${locale} says the same values as English`, () => {
    for (const id of ruleIds)
      assert.deepEqual(namesIn(sentences[id]), namesIn(wordings['en-US'].sentences[id]), id)
    assert.deepEqual(namesIn(wordings[locale].within_tolerance), ['sentence', 'tolerance'])
    assert.deepEqual(Object.keys(wordings[locale].units).sort(), ['hours', 'hours_minutes', 'minutes'])
  })
  test(`${locale} says every verdict of every case without a gap`, () => {
    const said = new Map(ruleIds.map((id) => [id, new IntlMessageFormat(sentences[id], locale)]))
    const rulesSaid = new Set<string>()
    for (const { pack, cases } of casesOfPacks) {
      for (const worked of cases) {
        if (!('rule' in worked)) continue
        for (const { verdict, works } of verdictsIn(worked, pack)) {
          const text = String(
            said.get(verdict.ruleId)!.format({ ...valuesOf(verdict, worded(works), formatOf(locale)) })
          )
          assert.doesNotMatch(text, /[{}]|undefined|NaN|null/, worked.number)
          rulesSaid.add(verdict.ruleId)
        }
      }
    }
    assert.equal(rulesSaid.size, ruleIds.length)
  })
}

const worded = (works: readonly Work[]): WordedWork[] =>
  works.map(({ id, zone, start, end }) => ({
    id,
    zone,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
  }))

function formatOf(locale: (typeof locales)[number]) {
  const units = wordings[locale].units
  return {
    hours: (minutes: number) => {
      const { unit, ...values } = lengthOf(minutes)
      return String(new IntlMessageFormat(units[unit], locale).format(values))
    },
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(Date.parse(day)),
    clock: clockOf,
  }
}

const sentence = (locale: (typeof locales)[number], texts: string, pack: 'PL' | 'VN' = 'PL'): string => {
  const article = ''
  const [found] = verdictsIn(
    {
      number: '',
      title: '',
      article,
      rule: 'daily_rest',
      work: texts,
      given: { shiftWorker: true },
      finds: [],
    },
    pack
  )
  const values = valuesOf(found!.verdict, worded(found!.works), formatOf(locale))
  return String(new IntlMessageFormat(wordings[locale].sentences.daily_rest, locale).format({ ...values }))
}
test('a sentence names both numbers and when', () => {
  assert.equal(
    sentence('en-US', 'mon 14-22, tue 7:30-14'),
    'Rest of 9 h 30 min between shifts, 11 h required; the first ends Mon, Nov 2 22:00, the next starts Tue, Nov 3 07:30.'
  )
  assert.equal(
    sentence('en-US', 'mon 8-22, tue 12-20'),
    'Daily rest of 10 h, 11 h required within 24 hours of the start on Mon, Nov 2 at 08:00.'
  )
  assert.equal(
    sentence('en-US', 'mon 14-22, tue 9-17', 'VN'),
    'Rest of 11 h between shifts, 12 h required; the first ends Mon, Nov 2 22:00, the next starts Tue, Nov 3 09:00.'
  )
  assert.match(sentence('pl-PL', 'mon 8-22'), /^Odpoczynek dobowy: 10 h, wymagane 11 h w ciągu 24 godzin/)
  assert.match(sentence('vi-VN', 'mon 14-22, tue 9-17', 'VN'), /^Nghỉ giữa hai ca 11 giờ, cần 12 giờ;/)
})
test('a long day names the part of the next shift that lies in it', () => {
  const said = (locale: (typeof locales)[number]): string => {
    const given = { number: '', title: '', article: '', work: 'mon 10-18, tue 6-14', given: {}, finds: [] }
    const [found] = verdictsIn({ ...given, rule: 'daily_hours' }, 'PL')
    const values = valuesOf(found!.verdict, worded(found!.works), formatOf(locale))
    return String(new IntlMessageFormat(wordings[locale].sentences.daily_hours, locale).format({ ...values }))
  }
  assert.equal(
    said('en-US'),
    '12 h of work in the working day from Mon, Nov 2 10:00 to Tue, Nov 3 10:00, 8 h allowed; 4 h of it belong to the shift from Tue, Nov 3 06:00.'
  )
  assert.match(said('pl-PL'), /: 12 h, dozwolone 8 h; z tego 4 h to już zmiana od wt., 3 lis, 06:00\.$/)
  assert.match(said('vi-VN'), /trong đó 4 giờ thuộc ca bắt đầu 06:00/)
})
test('a sentence about breaks says “paid” where only paid ones count', () => {
  const said = (locale: (typeof locales)[number], pack: 'PL' | 'VN'): string => {
    const given = { number: '', title: '', article: '', work: 'mon 8-16 +0', given: {}, finds: [] }
    const [found] = verdictsIn({ ...given, rule: 'day_break' }, pack)
    const values = valuesOf(found!.verdict, worded(found!.works), formatOf(locale))
    return String(new IntlMessageFormat(wordings[locale].sentences.day_break, locale).format({ ...values }))
  }
  assert.match(said('en-US', 'PL'), /^0 min of paid breaks in the shift/)
  assert.match(said('pl-PL', 'PL'), /^Płatne przerwy na zmianie/)
  assert.match(said('vi-VN', 'PL'), /nghỉ giữa giờ được trả lương/)
  assert.match(said('en-US', 'VN'), /^0 min of breaks in the shift/)
})
test('a length of time is hours, minutes or both', () => {
  assert.deepEqual(lengthOf(0), { unit: 'minutes', hours: 0, minutes: 0 })
  assert.deepEqual(lengthOf(59.4), { unit: 'minutes', hours: 0, minutes: 59 })
  assert.deepEqual(lengthOf(59.6), { unit: 'hours', hours: 1, minutes: 0 })
  assert.deepEqual(lengthOf(570), { unit: 'hours_minutes', hours: 9, minutes: 30 })
})
test('a window’s last day is the one it still holds, and without works the time is UTC', () => {
  const window = { start: Date.UTC(2026, 10, 2), end: Date.UTC(2026, 10, 9) }
  const verdict = {
    ruleId: 'weekly_hours',
    severity: 'alert',
    personId: 'ann',
    shiftIds: ['a'],
    window,
    actual: 3000,
    limit: 2880,
    unit: 'minute',
    sense: 'at_most',
    basis: '',
  } as const
  const format = { hours: String, day: (day: string) => day, clock: clockOf }
  const values = valuesOf(verdict, [], format)
  assert.deepEqual(
    [values.day, values.lastDay, values.endDay, values.breach],
    ['2026-11-02', '2026-11-08', '2026-11-09', '120']
  )
  assert.equal(valuesOf(verdict, [{ id: 'b', zone: 'Asia/Ho_Chi_Minh' }], format).clock, '07:00')
})
