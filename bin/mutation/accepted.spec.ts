import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '../paths.ts'
import { accepted } from './accepted.ts'
import { guards } from './guards.ts'

const linesOf = (file: string): string[] =>
  existsSync(inRoot(file))
    ? readFileSync(inRoot(file), 'utf8')
        .split('\n')
        .map((line) => line.trim())
    : []
const parts = Object.values(guards).flatMap((group) => [...group.parts])

test('every change that is accepted is of a line that its file has', () => {
  const stale = accepted.filter(
    ({ file, line, part = '' }) => !linesOf(file).includes(line) || !line.includes(part)
  )
  assert.deepEqual(stale, [])
})

test('every change that is accepted is of a file that is changed', () => {
  const files = new Set(parts.flatMap((part) => part.files))
  assert.deepEqual(
    accepted.filter(({ file }) => !files.has(file)).map(({ file }) => file),
    []
  )
})

test('every guard and every spec of it exists, and each guard is of one part', () => {
  const files = parts.flatMap((part) => part.files)
  const named = [...files, ...parts.flatMap((part) => part.specs.map((spec) => `backend/${spec}`))]
  assert.deepEqual(
    named.filter((file) => !existsSync(inRoot(file))),
    []
  )
  assert.deepEqual(files, [...new Set(files)])
})
