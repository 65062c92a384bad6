import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { messages } from '@vinejs/vine/defaults'
import { locales } from '#contracts/enums'

const app = join(import.meta.dirname, '../../app')
const read = (path: string) => readFileSync(join(app, path), 'utf8')
/** What validators call: `vine.array(…).distinct()` has a sentence for `array` and one for `distinct`. */
const called = new Set(
  globSync('**/*.ts', { cwd: app })
    .map(read)
    .filter((text) => text.includes("from '@vinejs/vine'"))
    .flatMap((text) => [...text.matchAll(/\.(\w+)\(/g)].map(([, name]) => name!))
)
const needed = Object.keys(messages).filter((rule) => called.has(rule.split('.').at(-1)!))

test.group('Sentences of validators', () => {
  for (const locale of locales)
    test(`in ${locale}, each rule that is used has its own`, ({ assert }) => {
      const { shared } = JSON.parse(read(`core/lang/${locale}/validator.json`))
      assert.isAbove(needed.length, 15)
      assert.deepEqual(
        needed.filter((rule) => !(rule in shared.messages)),
        []
      )
    })
})
