import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { noCounts } from './counts.ts'
import { heldBefore } from './held_before.ts'
import { runSteps, withoutHeld, type Tally } from './run_steps.ts'
import type { Reads, Step } from './step.ts'

const step = (reads?: Reads, failed = 0, meanwhile = () => {}): Step => ({
  name: reads ?? 'database',
  title: 'a step',
  needs: [],
  reads,
  run: async () => {
    meanwhile()
    return { counts: { ...noCounts, passed: 3, failed }, output: '' }
  },
})

/** A folder that Git knows, with a file of each kind. */
function workingTree(context: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'held-'))
  context.after(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  spawnSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', 'node_modules/\n')
  for (const path of ['docs/a.md', 'backend/app/a.ts', 'backend/app/a.spec.ts', 'solver/src/a.ts'])
    write(path, 'first')
  return { root, write }
}

/** Runs the steps as `npm test` does, and answers the names of those that ran. */
async function run(root: string, steps: Step[]): Promise<string[]> {
  const tally: Tally = { counts: noCounts, held: heldBefore(root) }
  const due = withoutHeld(steps, tally, () => {})
  await runSteps(due, tally, () => {})
  assert.equal(tally.counts.passed, 3 * steps.length)
  return due.map(({ name }) => name)
}

const kinds: Reads[] = ['everything', 'code', 'product', 'solver']

test('what held is not done again until a file that it reads changes', async (context) => {
  const { root, write } = workingTree(context)
  const steps = kinds.map((reads) => step(reads))
  assert.deepEqual(await run(root, steps), kinds)
  assert.deepEqual(await run(root, steps), [])
  write('docs/a.md', 'second')
  assert.deepEqual(await run(root, steps), ['everything', 'solver'])
  write('backend/app/a.spec.ts', 'second')
  assert.deepEqual(await run(root, steps), ['everything', 'code'])
  write('backend/app/new.ts', 'first')
  assert.deepEqual(await run(root, steps), ['everything', 'code', 'product'])
  rmSync(join(root, 'solver/src/a.ts'))
  assert.deepEqual(await run(root, steps), kinds)
  assert.deepEqual(await run(root, steps), [])
})

test('a setting that tests follow makes them due', async (context) => {
  const { root } = workingTree(context)
  await run(root, [step('code')])
  process.env.SLOW = '2'
  context.after(() => void delete process.env.SLOW)
  assert.deepEqual(await run(root, [step('code')]), ['code'])
})

test('a failure, a step that others need, and a file that changes meanwhile are not remembered', async (context) => {
  const { root, write } = workingTree(context)
  await run(root, [step('code', 1)])
  assert.deepEqual(await run(root, [step('code', 1)]), ['code'])
  await run(root, [step()])
  assert.deepEqual(await run(root, [step()]), ['database'])
  await run(root, [step('code', 0, () => write('backend/app/a.ts', 'second'))])
  assert.deepEqual(await run(root, [step('code')]), ['code'])
})

test('without Git, everything is done', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'held-'))
  context.after(() => rmSync(root, { recursive: true }))
  assert.equal(heldBefore(root), undefined)
})
