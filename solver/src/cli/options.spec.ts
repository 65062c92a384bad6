import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { usualParameters } from '../roster/parameters/parameters.ts'
import { readOptions } from './options.ts'
import { Usage } from './usage.ts'

let folder = ''
before(() => (folder = mkdtempSync(join(tmpdir(), 'options-'))))
after(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const some = ['--format', 'curtois', '--instance', 'x']

test('left out, all is as usual', () => {
  const { threads, steps, early, parameters, stats } = readOptions(some)
  assert.deepEqual({ threads, steps, early, stats }, { threads: 2, steps: null, early: {}, stats: false })
  assert.deepEqual(parameters, usualParameters)
})

test('parameters of a file, and single ones that count more', () => {
  const params = file(
    'params.json',
    JSON.stringify({ annealing: { hot: 0.1, cold: 0.2 }, dive: { rounds: 3 } })
  )
  const { parameters } = readOptions([...some, '--params', params, '--set', 'annealing.hot=0.3'])
  assert.equal(parameters.annealing.hot, 0.3)
  assert.equal(parameters.annealing.cold, 0.2)
  assert.equal(parameters.dive.rounds, 3)
})

test('counted steps take one thread; a target may be below 0, patience is in seconds', () => {
  const { steps, threads, early } = readOptions([...some, '--steps', '50', '--target=-3'])
  assert.deepEqual({ steps, threads, early }, { steps: 50, threads: 1, early: { target: -3 } })
  assert.deepEqual(readOptions([...some, '--patience', '1.5']).early, { patienceMs: 1500 })
})

test('what makes no sense is said in words', () => {
  const wrong: readonly (readonly [string[], RegExp])[] = [
    [['--set', 'annealing.salt=1'], /no parameter "annealing.salt"/],
    [['--set', 'annealing.hot=warm'], /annealing.hot must be a number/],
    [['--set', 'annealing.hot'], /--set must read group.name=value, not annealing.hot/],
    [['--params', file('list.json', '[]')], /must be JSON of the form/],
    [['--params', file('text.json', '{')], /must be JSON of the form/],
    [['--params', '/nowhere'], /\/nowhere cannot be read: ENOENT/],
    [['--steps', '5', '--threads', '2'], /--steps needs --threads 1/],
    [['--steps', '0'], /--steps must be above 0/],
    [['--steps', '5', '--patience', '1'], /--patience is about time/],
    [['--target', 'low'], /--target must be a number/],
    [['--format', 'tiling', '--trace', 'x'], /--trace needs a roster/],
    [['--patience', '0'], /--patience must be a number above 0/],
  ]
  for (const [args, reason] of wrong)
    assert.throws(
      () => readOptions([...some, ...args]),
      (error) => error instanceof Usage && reason.test(error.message)
    )
})
