import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = globSync('**/*.tsx', { cwd: source }).filter((path) => !path.endsWith('.spec.tsx'))
const texts = new Map(files.map((path) => [path, readFileSync(join(source, path), 'utf8')]))

/** Fields that keep a text they cannot read. */
const keepsText = /<(?:NumberField|DayField|ClockField)\b/
/** Forms around their children, and a bar beside the fields whose buttons ask first. */
const stopping = ['FormModal', 'EditForm', 'EditScreen', 'RuleSaveBar']
const stops = new RegExp(`<(?:form|${stopping.join('|')})\\b|component="form"|\\bstopsAtUnread\\(`)
/** Each value answers at once: no button takes several of them. */
const atOnce = ['features/event_logs/event_filter_bar.tsx']

const componentsOf = (text: string) =>
  [...text.matchAll(/export (?:default )?(?:function|const) ([A-Z]\w*)/g)].map(([, name]) => name!)
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from |import\()'((?:#|\.).*?)'/g)].map(([, to]) =>
    to!.startsWith('#/') ? to!.slice(2) : relative(source, join(source, dirname(path), to!))
  )
const imports = new Map([...texts].map(([path, text]) => [path, new Set(importsOf(path, text))]))
/** Files that draw a component of a file, or load it when it is needed. */
function drawersOf(path: string): string[] {
  const drawn = new RegExp(`<(?:${componentsOf(texts.get(path)!).join('|')})\\b|\\blazy\\(`)
  return files.filter((other) => imports.get(other)!.has(path) && drawn.test(texts.get(other)!))
}

/** Ways from a field up to a page without anything that stops. */
function openWays(path: string, below: string[] = []): string[] {
  if (stops.test(texts.get(path)!)) return []
  const way = [...below, path]
  const above = drawersOf(path).filter((other) => !way.includes(other))
  return above.length === 0 ? [way.join(' in ')] : above.flatMap((other) => openWays(other, way))
}

test('what fields rely on for it stops by itself', () => {
  const found = files.filter((path) => componentsOf(texts.get(path)!).some((name) => stopping.includes(name)))
  expect(found).toHaveLength(stopping.length)
  expect(found.filter((path) => !stops.test(texts.get(path)!))).toEqual([])
})

test('text that a field cannot read stops what is done with its form or by a button without one', () => {
  const withFields = files.filter((path) => keepsText.test(texts.get(path)!))
  expect(withFields.length).toBeGreaterThan(40)
  expect(withFields.filter((path) => !atOnce.includes(path)).flatMap((path) => openWays(path))).toEqual([])
})
