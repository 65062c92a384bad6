import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runProgram, slowness } from './run_program.ts'

const napping = (ms: number) => ({ args: ['-e', `setTimeout(() => {}, ${ms})`], cwd: '.', limitMs: 200 })

test('a program that takes longer than its limit on a quiet machine is ended and has failed', async () => {
  const { ok, output } = await runProgram(napping(60_000), () => 1)
  assert.equal(ok, false)
  assert.match(output, /Stopped: it took longer than/)
})

test('on a machine that is busy with other things the same limit lasts longer', async () => {
  const { ok, output } = await runProgram(napping(1000), () => 1000)
  assert.equal(ok, true, output)
})

test('a load of eighteen on two cores makes everything nine times as slow, a quiet machine nothing faster', () => {
  assert.equal(slowness(18, 2), 9)
  assert.equal(slowness(0.1, 2), 1)
})
