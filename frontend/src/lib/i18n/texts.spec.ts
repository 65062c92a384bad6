import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { partsOf, textSets } from '../../../testing/texts/locale_files.ts'
import { parseText, untranslated, usedKeys } from '../../../testing/texts/source_texts.ts'

const sets = textSets()
const all = new Set(sets.flatMap(({ byLocale }) => [...byLocale['en-US'].keys()]))
const sharedHeads = new Set(
  sets
    .filter(({ name }) => ['shared', 'labour_code', ...partsOf('', 'domain')].includes(name))
    .flatMap(({ byLocale }) => [...byLocale['en-US'].keys()].map((key) => key.split('.')[0]!))
)
const isKnown = (key: string, isPrefix: boolean) =>
  isPrefix ? [...all].some((known) => known.startsWith(key)) : all.has(key)

const pluralForms: Record<Locale, string[]> = {
  'en-US': ['one', 'other'],
  'pl-PL': ['one', 'few', 'many', 'other'],
  'vi-VN': ['other'],
}

describe.each(sets)('texts of $name', ({ byLocale }) => {
  const keys = [...byLocale['en-US'].keys()].sort()

  test.each(locales)('%s has the same keys, and every text says something', (locale) => {
    expect([...byLocale[locale].keys()].sort()).toEqual(keys)
    expect([...byLocale[locale]].filter(([, text]) => !text.trim())).toEqual([])
  })

  test('keys are at most three deep', () => {
    expect(keys.filter((key) => key.split('.').length > 3)).toEqual([])
  })

  test.each(locales)('%s is valid ICU, with the plural forms of the language', (locale) => {
    const wrong = [...byLocale[locale]].flatMap(([key, text]) =>
      problemsIn(text, locale).map((problem) => `${key}: ${problem}`)
    )
    expect(wrong).toEqual([])
  })

  test.each(locales)('%s takes the same values', (locale) => {
    const differing = keys.filter(
      (key) => namesIn(byLocale[locale].get(key) ?? '').join() !== namesIn(byLocale['en-US'].get(key)!).join()
    )
    expect(differing).toEqual([])
  })
})

describe('texts in the source', () => {
  const used = usedKeys()

  test('every key that is asked for exists', () => {
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter(({ key, isPrefix }) => !isKnown(key, isPrefix))).toEqual([])
  })

  test('a feature asks for its own texts or shared ones', () => {
    const strange = used.filter(({ key, where }) => {
      const [, area = '', feature = ''] = where.match(/^(features|office)\/([^/]+)\//) ?? []
      const head = key.split('.')[0]!
      return !sharedHeads.has(head) && head !== feature && !partsOf(area, feature).includes(head)
    })
    expect(strange).toEqual([])
  })

  test('no words are written into the screens', () => expect(untranslated()).toEqual([]))
})

describe('the checks themselves', () => {
  const example = parseText(`
    const a = t(wide ? 'core.nope' : 'core.save')
    const b = <p aria-label="Close it">Hello {'there'} {t(\`nope.\${x}\`)} 12:00</p>
  `)

  test('see keys in conditions and templates', () => {
    const unknown = usedKeys([example]).filter(({ key, isPrefix }) => !isKnown(key, isPrefix))
    expect(unknown.map(({ key }) => key)).toEqual(['core.nope', 'nope.'])
  })

  test('see words in elements and attributes, and leave numbers alone', () => {
    expect(untranslated([example]).map(({ text }) => text)).toEqual(['Close it', 'Hello', 'there'])
  })

  test('see broken messages and missing plural forms', () => {
    expect(problemsIn('{count, plural, one {#}', 'en-US')).toHaveLength(1)
    expect(problemsIn('{count, plural, one {# osoba} other {# osoby}}', 'pl-PL')).toEqual([
      'count lacks few, many',
    ])
    expect(problemsIn('{count, plural, =0 {} other {(#)}}', 'pl-PL')).toEqual([])
  })
})

function problemsIn(text: string, locale: Locale): string[] {
  try {
    return elementsIn(parse(text)).flatMap((element) => {
      if (element.type !== TYPE.plural) return []
      if (!Object.values(element.options).some(({ value }) => countsSomething(value))) return []
      const missing = pluralForms[locale].filter((form) => !(form in element.options))
      return missing.length > 0 ? [`${element.value} lacks ${missing.join(', ')}`] : []
    })
  } catch (error) {
    return [String(error)]
  }
}

/** A number with a word after it, which the number bends: `# shifts`, but not `(#)`. */
const countsSomething = (value: MessageFormatElement[]): boolean =>
  value.some((element, index) => {
    const next = value[index + 1]
    return element.type === TYPE.pound && next?.type === TYPE.literal && /^\s*\p{L}/u.test(next.value)
  })

function elementsIn(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => elementsIn(value))]
    return element.type === TYPE.tag ? [element, ...elementsIn(element.children)] : [element]
  })
}

function namesIn(text: string): string[] {
  const named = elementsIn(parse(text)).filter(({ type }) => type !== TYPE.literal && type !== TYPE.pound)
  return [...new Set(named.map((element) => (element as { value: string }).value))].sort()
}
