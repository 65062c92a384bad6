import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closingLine, countsIn } from './counts.ts'

test("adds up node:test's summary, with and without a terminal", () => {
  assert.deepEqual(countsIn('ℹ tests 6\nℹ pass 3\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0\n'), {
    passed: 3,
    failed: 2,
    skipped: 1,
  })
  assert.deepEqual(countsIn('# pass 3\n# fail 0\n# todo 2'), { passed: 3, failed: 0, skipped: 2 })
})

test("adds up japa's summary in colour", () => {
  const line =
    '\u001b[2mTests\u001b[22m  \u001b[32m12 passed\u001b[39m, \u001b[31m1 failed\u001b[39m, 2 todo \u001b[2m(15)\u001b[22m'
  assert.deepEqual(countsIn(line), { passed: 12, failed: 1, skipped: 2 })
})

test("adds up vitest's summary, and not its count of files", () => {
  const output = ' Test Files  1 failed | 4 passed (5)\n      Tests  1 failed | 30 passed | 2 skipped (33)\n'
  assert.deepEqual(countsIn(output), { passed: 30, failed: 1, skipped: 2 })
})

test('adds several summaries together and finds none in other text', () => {
  assert.equal(countsIn('ℹ pass 3\nsomething\nℹ pass 4').passed, 7)
  assert.deepEqual(countsIn('Tests are great (3)\nthe pass 3 of the Alps'), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })
})

test('an unknown word in a summary is not silently dropped', () => {
  assert.throws(() => countsIn('Tests  3 exploded (3)'), /exploded/)
})

test('the closing line names skipped tests only if there are any', () => {
  assert.equal(closingLine({ passed: 2, failed: 0, skipped: 0 }), '2 passed, 0 failed')
  assert.equal(closingLine({ passed: 2, failed: 1, skipped: 3 }), '2 passed, 1 failed, 3 skipped')
})
