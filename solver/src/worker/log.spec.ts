import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anonymous, openLog } from './log.ts'

const lines = (lowest: string) => {
  const written: string[] = []
  return { log: openLog(lowest, (line) => written.push(line)), written }
}

test('an event is one JSON line with a number for its level', () => {
  const { log, written } = lines('info')
  log('warn', 'run failed', { runId: 'r' })
  const { level, msg, runId, name } = JSON.parse(written[0]!) as Record<string, unknown>
  assert.deepEqual([level, msg, runId, name], [40, 'run failed', 'r', 'solver'])
  assert.ok(written[0]!.endsWith('\n'))
})
test('lower levels than asked for are not written', () => {
  const { log, written } = lines('warn')
  log('info', 'quiet')
  assert.deepEqual(written, [])
  lines('silent').log('fatal', 'quiet')
})
test('an error is logged without its message', () => {
  const text = JSON.stringify(anonymous(new RangeError('Ann Example, 1990-01-01')))
  assert.doesNotMatch(text, /Example/)
  assert.match(text, /RangeError/)
})
