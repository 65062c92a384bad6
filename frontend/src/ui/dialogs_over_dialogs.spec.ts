import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const texts = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.spec\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(source, path), 'utf8')])
)
const dialogs = [...texts.keys()].filter((path) => /<(?:Modal|Drawer|FormModal)\s/.test(texts.get(path)!))

/**
 * Dialogs that are in the page while they are closed, and thus before every dialog that mounts with its opening. In front
 * of those they are by their layer alone.
 */
const staying = dialogs.filter((path) =>
  [...texts.get(path)!.matchAll(/<(?:Modal|Drawer)\s([^<]*)/g)].some(
    ([, attributes = '']) =>
      /(?:^|\s)opened=\{/.test(attributes) && !attributes.includes('zIndex={layers.question}')
  )
)
/** Questions of hooks: their dialog is not imported by what asks. */
const asked = /^ui\/confirm|reason_dialog/

test('each dialog that can open over another is in front of it, each time', () => {
  expect(dialogs.length).toBeGreaterThan(50)
  // They mount with their opening or have a layer of their own.
  expect(staying.filter((path) => asked.test(path))).toEqual([])
  expect(
    dialogs.flatMap((dialog) =>
      staying.filter((path) => path !== dialog && reachedFrom(dialog).has(path)).map((path) => [path, dialog])
    )
  ).toEqual([])
})

/** What a file imports, and what that imports. */
function reachedFrom(start: string): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const [, name = ''] of texts.get(path)!.matchAll(/(?:from |import\()'((?:#\/|\.)[^']+)'/g)) {
      const next = name.startsWith('#/') ? name.slice(2) : join(dirname(path), name)
      if (!texts.has(next) || found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  return found
}
