import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationsIn, slowest } from './durations.ts'

test('reads the durations of node:test and japa, and of vitest file by file', () => {
  const output = [
    '✔ a kernel (with brackets) (12.5ms)',
    '\u001b[32m  ✔ \u001b[39man endpoint\u001b[2m (7s)\u001b[22m',
    '  ✔ a journey (2m)',
    ' ✓  together  src/ui/table.spec.tsx (3 tests) 40ms',
    ' ✓ src/ui/field.spec.tsx (1 test) 1.5s',
    '✖ what failed (3ms)',
    'ℹ pass 3',
  ].join('\n')
  assert.deepEqual(durationsIn(output), [
    { title: 'a kernel (with brackets)', ms: 12.5 },
    { title: 'an endpoint', ms: 7000 },
    { title: 'a journey', ms: 120_000 },
    { title: 'src/ui/table.spec.tsx', ms: 40 },
    { title: 'src/ui/field.spec.tsx', ms: 1500 },
  ])
})

test('lists the slowest first, and no more than asked for', () => {
  const timed = [3, 1, 2].map((seconds) => ({ title: `${seconds}`, ms: seconds * 1000 }))
  assert.deepEqual(slowest(timed, 2), ['    3.0 s  3', '    2.0 s  2'])
})
