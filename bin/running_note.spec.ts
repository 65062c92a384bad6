import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './paths.ts'
import { isAlive } from './process_table.ts'
import { claimFolder } from './running_note.ts'

const file = join(mkdtempSync(join(tmpdir(), 'shiftloom-note-')), 'running.json')

/** A living process whose command line names this folder. */
function bystander() {
  const child = spawn(
    process.execPath,
    ['--eval', 'setInterval(() => {}, 1000)', inRoot('bin', 'start.ts')],
    { detached: true }
  )
  assert.ok(child.pid)
  return child.pid
}

test('refuses a second start while the first one lives', () => {
  const pid = bystander()
  writeFileSync(file, JSON.stringify({ pid, url: 'http://localhost:3333', children: [] }))
  assert.throws(
    () => claimFolder(file),
    new RegExp(`already runs from this folder at http://localhost:3333 \\(process ${pid}\\)`)
  )
  process.kill(pid, 'SIGKILL')
})

test('ends what a killed start left running, and nothing else', async () => {
  const orphan = bystander()
  const stranger = spawn('sleep', ['60'], { detached: true }).pid ?? 0
  writeFileSync(file, JSON.stringify({ pid: 999_999_999, children: [orphan, stranger] }))
  const note = claimFolder(file)
  for (let waited = 0; isAlive(orphan) && waited < 2_000; waited += 10) await sleep(10)
  assert.ok(!isAlive(orphan))
  assert.ok(isAlive(stranger))
  process.kill(stranger, 'SIGKILL')
  note.remove()
  assert.ok(!existsSync(file))
})
