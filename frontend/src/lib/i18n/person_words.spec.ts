import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Texts = { [key: string]: string | Texts }

const root = `${import.meta.dirname}/../../../..`
/** First and last name, as every screen, file and mail calls them. */
const words = {
  'en-US': ['First name', 'Last name'],
  'pl-PL': ['Imię', 'Nazwisko'],
  'vi-VN': ['Tên', 'Họ và tên đệm'],
} as const

test.each(Object.entries(words))('in %s a person’s two names are called alike everywhere', (locale, pair) => {
  const files = [`frontend/src/**/locales/${locale}.json`, `backend/app/**/lang/${locale}/*.json`].flatMap(
    (pattern) => globSync(pattern, { cwd: root })
  )
  const found = files.flatMap((path) =>
    pairsIn(JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Texts).map((names) => [path, ...names])
  )
  expect(found.length).toBeGreaterThan(8)
  const [first, last] = pair.map((word) => word.toLowerCase())
  expect(
    found.filter(([, one, other]) => one!.toLowerCase() !== first || other!.toLowerCase() !== last)
  ).toEqual([])
})

/** The two words wherever a text file has both beside each other. */
function pairsIn(texts: Texts): [string, string][] {
  const inner = Object.values(texts).flatMap((value) => (typeof value === 'string' ? [] : pairsIn(value)))
  const { surname } = texts
  const first = texts.firstName ?? texts.first_name ?? texts.name
  return typeof first === 'string' && typeof surname === 'string' ? [[first, surname], ...inner] : inner
}
