import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isCurrent, markCurrent, stampOf } from './content_stamp.ts'

const dir = mkdtempSync(join(tmpdir(), 'shiftloom-stamp-'))
const write = (name: string, text: string) => {
  mkdirSync(join(dir, name, '..'), { recursive: true })
  writeFileSync(join(dir, name), text)
}

test('changes with the settings of the build', () => {
  assert.notEqual(stampOf([dir], 'one'), stampOf([dir], 'two'))
})

test('changes with content, names and removals, but not with tests or outputs', () => {
  write('app/one.ts', 'one')
  const before = stampOf([dir])
  write('app/one.spec.ts', 'a test')
  write('build/one.js', 'an output')
  assert.equal(stampOf([dir]), before)

  write('app/one.ts', 'two')
  const changed = stampOf([dir])
  assert.notEqual(changed, before)
  write('app/other.ts', '')
  assert.notEqual(stampOf([dir]), changed)
  rmSync(join(dir, 'app/other.ts'))
  assert.equal(stampOf([dir]), changed)
})

test('an output is current only while its stamp is there', () => {
  const output = join(dir, 'dist')
  mkdirSync(output)
  assert.equal(isCurrent(output, 'a'), false)
  markCurrent(output, 'a')
  assert.equal(isCurrent(output, 'a'), true)
  assert.equal(isCurrent(output, 'b'), false)
  rmSync(output, { recursive: true })
  assert.equal(isCurrent(output, 'a'), false)
})
