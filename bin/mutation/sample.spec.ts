import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { guards } from './guards.ts'
import { partOfSample, sampleOf, seedOfCommit } from './sample.ts'

const files = guards.pure.parts.flatMap((part) => part.files)

test('a seed draws the same lines each time, and another one draws others', () => {
  const lines = sampleOf(files, 12, 7)
  assert.equal(new Set(lines).size, 12)
  assert.deepEqual(sampleOf(files, 12, 7), lines)
  assert.notDeepEqual(sampleOf(files, 12, 8), lines)
})

test('a seed chooses a part with few specs, and seeds that follow each other reach all such parts', () => {
  const { parts } = guards.stored
  const chosen = parts.map((_, seed) => partOfSample(parts, seed))
  assert.equal(partOfSample(parts, 7), chosen[7])
  assert.deepEqual(new Set(chosen), new Set(parts.filter(({ specs }) => specs.length < 5)))
})

test('the seed is that of the commit: the same for one, another with the next', () => {
  const root = mkdtempSync(join(tmpdir(), 'shiftloom-seed-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.test', ...words], { cwd: root })
  try {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'one')
    const one = seedOfCommit(root)
    assert.ok(Number.isInteger(one))
    assert.equal(seedOfCommit(root), one)
    git('commit', '--quiet', '--allow-empty', '--message', 'two')
    assert.notEqual(seedOfCommit(root), one)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('without a commit, the day is the seed', () => {
  const root = mkdtempSync(join(tmpdir(), 'shiftloom-seed-'))
  try {
    assert.ok(Math.abs(seedOfCommit(root) - Date.now() / 86_400_000) < 2)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
