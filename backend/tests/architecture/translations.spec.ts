import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { IntlMessageFormat } from 'intl-messageformat'
import { domainErrors } from '#contracts/errors'
import { locales, type Locale } from '#contracts/enums'

type Tree = { [key: string]: string | Tree }

/** All sentences of one language, by their full key. */
function sentences(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync(`app/*/lang/${locale}/*.json`)) {
    const name = file.split('/').at(-1)!.replace('.json', '')
    flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree, name, found)
  }
  for (const [ruleId, text] of Object.entries(ruleSentences(locale)))
    found.set(`errors.labour_code.${ruleId}`, text)
  return found
}

/** The sentence of a rule's refusal, stored next to the rules. */
const ruleSentences = (locale: Locale): Record<string, string> =>
  (
    JSON.parse(readFileSync(`../solver/src/labour_code/wording/${locale}.json`, 'utf8')) as {
      sentences: Record<string, string>
    }
  ).sentences

function flatten(tree: Tree, prefix: string, into: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') into.set(`${prefix}.${key}`, value)
    else flatten(value, `${prefix}.${key}`, into)
}

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }>; children?: Part[] }
const literal = 0
const pound = 7

/** Names of everything a sentence wants to be given, inside plural branches too. */
function namesIn(parts: Part[]): string[] {
  return parts.flatMap((part) => [
    ...(part.type === literal || part.type === pound || part.children ? [] : [part.value!]),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => namesIn(value)),
    ...namesIn(part.children ?? []),
  ])
}
const placeholders = (text: string, locale: Locale) =>
  [...new Set(namesIn(new IntlMessageFormat(text, locale).getAst() as Part[]))].sort()

test.group('Translations of the server', () => {
  const all = new Map(locales.map((locale) => [locale, sentences(locale)]))
  const english = all.get('en-US')!

  test('every language has the same keys', ({ assert }) => {
    assert.isAbove(english.size, 20)
    for (const locale of locales)
      assert.sameMembers([...all.get(locale)!.keys()], [...english.keys()], locale)
  })

  test('every refusal has a sentence', ({ assert }) => {
    for (const code of Object.keys(domainErrors)) assert.isTrue(english.has(`errors.${code}`), code)
  })

  test('every sentence is valid and uses the placeholders of the English one', ({ assert }) => {
    for (const [locale, texts] of all)
      for (const [key, text] of texts) {
        assert.doesNotThrow(() => new IntlMessageFormat(text, locale), `${locale} ${key}`)
        assert.deepEqual(
          placeholders(text, locale),
          placeholders(english.get(key)!, 'en-US'),
          `${locale} ${key}`
        )
      }
  })

  test('Polish and Vietnamese sentences are not the English ones', ({ assert }) => {
    for (const locale of locales.filter((one) => one !== 'en-US'))
      for (const [key, text] of all.get(locale)!)
        if (text.includes(' ')) assert.notEqual(text, english.get(key), `${locale} ${key}`)
  })
})
