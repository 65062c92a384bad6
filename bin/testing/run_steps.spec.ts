import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noCounts } from './counts.ts'
import { choose, runSteps, type Tally } from './run_steps.ts'
import { asTests, together, type Step } from './step.ts'

const step = (name: string, outcome: Partial<typeof noCounts> | Error, needs: string[] = []): Step => ({
  name,
  title: name,
  needs,
  run: async () => {
    if (outcome instanceof Error) throw outcome
    return { counts: { ...noCounts, ...outcome }, output: `output of ${name}` }
  },
})

async function run(steps: Step[]) {
  const lines: string[] = []
  const tally = { counts: noCounts }
  await runSteps(steps, tally, (line) => lines.push(line))
  return { ...tally.counts, text: lines.join('\n') }
}

test('a failing step shows its output and hides no later step', async () => {
  const { passed, failed, text } = await run([step('one', { failed: 2 }), step('two', { passed: 3 })])
  assert.equal(passed, 3)
  assert.equal(failed, 2)
  assert.match(text, /output of one/)
  assert.doesNotMatch(text, /output of two/)
})

test('what failed at first and held when run again passes, and is shown', async () => {
  const result = { counts: { ...noCounts, passed: 3 }, output: 'all held', unsteady: 'seen first' }
  const { passed, failed, text } = await run([
    { name: 'one', title: 'one', needs: [], run: async () => result },
  ])
  assert.deepEqual([passed, failed], [3, 0])
  assert.match(text, /failed at first, held when run again ────\nseen first/)
  assert.equal(together([result, { counts: noCounts, output: '' }]).unsteady, 'seen first')
})

test('how long tests took is gathered, with the step they belong to', async () => {
  const timed = [{ title: 'a test', ms: 5 }]
  const result = asTests({ ok: true, output: '✔ a test (5ms)\nℹ pass 1' })
  const tally: Tally = { counts: noCounts, timed: [] }
  const one = { name: 'one', title: 'one', needs: [], run: async () => together([result]) }
  await runSteps([one], tally, () => {})
  assert.deepEqual([result.timed, tally.timed], [timed, [{ title: 'one: a test', ms: 5 }]])
})

test('a step whose need failed counts as a failure and is not run', async () => {
  const { passed, failed, text } = await run([
    step('one', { failed: 1 }),
    step('two', { passed: 9 }, ['one']),
  ])
  assert.equal(passed, 0)
  assert.equal(failed, 2)
  assert.match(text, /Not run, because this failed: one/)
})

test('a step that throws, and one that checks nothing, are failures', async () => {
  assert.equal((await run([step('one', new Error('no database'))])).failed, 1)
  assert.equal((await run([step('one', {})])).failed, 1)
})

test('a runner that executes no test, or ends badly without a failed test, is a failure', () => {
  assert.equal(asTests({ ok: true, output: 'ℹ pass 0\nℹ fail 0' }).counts.failed, 1)
  assert.equal(asTests({ ok: true, output: 'ℹ pass 0\nℹ skipped 4' }).counts.failed, 1)
  assert.equal(asTests({ ok: false, output: 'ℹ pass 5\nℹ fail 0' }).counts.failed, 1)
  assert.equal(asTests({ ok: true, output: 'ℹ pass 5\nℹ fail 0' }).counts.failed, 0)
})

test('a step asked for alone brings what it needs, in the order of the list', () => {
  const steps = [step('a', {}), step('b', {}, ['a']), step('c', {}), step('d', {}, ['b'])]
  assert.deepEqual(
    choose(steps, ['d']).map(({ name }) => name),
    ['a', 'b', 'd']
  )
})

test('a stopped run begins and reports no further step', async () => {
  const lines: string[] = []
  const tally: Tally = { counts: noCounts }
  const stopping: Step = {
    ...step('one', { passed: 1 }),
    run: async () => {
      tally.isStopped = true
      return { counts: { ...noCounts, failed: 1 }, output: 'killed' }
    },
  }
  await runSteps([stopping, step('two', { passed: 5 })], tally, (line) => lines.push(line))
  assert.deepEqual(tally.counts, noCounts)
  assert.deepEqual(lines, [])
})

/** Steps that say when they begin and end, where each ends on request. */
function lanes(count: number, ...steps: Partial<Step>[]) {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const all = steps.map((one): Step => ({
    name: '?',
    title: '?',
    needs: [],
    ...one,
    run: () => {
      events.push(`+${one.name}`)
      return new Promise((resolve) =>
        ends.set(one.name!, () => {
          events.push(`-${one.name}`)
          resolve({ counts: { ...noCounts, passed: 1 }, output: '' })
        })
      )
    },
  }))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const tally = { counts: noCounts }
  const whole = runSteps(all, tally, () => {}, count)
  const end = async (name: string) => {
    await settled()
    ends.get(name)!()
    await settled()
  }
  return { events, end, whole, tally }
}

test('two lanes run what does not wait for each other side by side', async () => {
  const { events, end, whole, tally } = lanes(
    2,
    { name: 'a' },
    { name: 'b', needs: ['a'] },
    { name: 'c' },
    { name: 'd' }
  )
  await end('a')
  await end('c')
  await end('b')
  await end('d')
  await whole
  assert.deepEqual(events, ['+a', '+c', '-a', '+b', '-c', '+d', '-b', '-d'])
  assert.equal(tally.counts.passed, 4)
})

test('steps that hold the same thing never meet, and one that wants to be alone is', async () => {
  const { events, end, whole } = lanes(
    2,
    { name: 'a', holds: 'database' },
    { name: 'b', holds: 'database' },
    { name: 'c', isAlone: true },
    { name: 'd' }
  )
  await end('a')
  await end('d')
  await end('b')
  await end('c')
  await whole
  assert.deepEqual(events, ['+a', '+d', '-a', '+b', '-d', '-b', '+c', '-c'])
})
