import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from './log.ts'
import { troubleLog } from './trouble.ts'

test('a store that is away is one line a minute for each thing that needs it', () => {
  const written: string[] = []
  let now = 1_000_000
  const trouble = troubleLog(
    openLog('info', (line) => written.push(line)),
    () => now
  )
  const [queue, control] = [trouble('queue is out of reach'), trouble('control channel lost')]
  for (const end = now + 119_000; now <= end; now += 1000)
    for (const fail of [queue, control]) fail(new Error('connect ECONNREFUSED'))
  const lines = written.map((line) => JSON.parse(line) as { level: number; msg: string; leftOut: number })
  assert.deepEqual(
    lines.map(({ level, msg, leftOut }) => [level, msg, leftOut]),
    [
      [50, 'queue is out of reach', 0],
      [50, 'control channel lost', 0],
      [50, 'queue is out of reach', 59],
      [50, 'control channel lost', 59],
    ]
  )
})
