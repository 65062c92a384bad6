import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Starts two processes as `npm start` does, and lives on. */
const launcher = `
  const { startProcesses } = await import(${JSON.stringify(inRoot('bin', 'processes.ts'))})
  const { claimFolder } = await import(${JSON.stringify(inRoot('bin', 'running_note.ts'))})
  const note = claimFolder(${JSON.stringify(file)})
  const plan = (name) => ({
    name,
    command: process.execPath,
    args: ['--eval', 'setInterval(() => {}, 1000)', ${JSON.stringify(inRoot('bin', 'start.ts'))}],
    cwd: ${JSON.stringify(inRoot())},
    env: process.env,
  })
  startProcesses([plan('web'), plan('jobs')], {
    limits: { firstDelayMs: 5 },
    changed: (pids) => note.update('http://localhost:3333', pids),
  })`

test('names what was started again after a crash, so that the next start ends it too', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '--eval', launcher], { stdio: 'inherit' })
  const noted = (): number[] => {
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { children: number[] }).children
    } catch {
      return [] // not written yet, or half written
    }
  }
  const until = async (holds: () => boolean): Promise<void> => {
    for (let waited = 0; !holds(); waited += 10) {
      assert.ok(waited < 10_000, `it did not happen within 10 s; noted: ${noted().join(', ')}`)
      await sleep(10)
    }
  }
  try {
    await until(() => noted().length === 2)
    const first = noted()
    process.kill(first[0]!, 'SIGKILL')
    await until(() => noted().length === 2 && noted().every((pid) => pid !== first[0]))
    const restarted = noted()
    assert.ok(restarted.includes(first[1]!))
    assert.ok(restarted.every(isAlive))

    started.kill('SIGKILL')
    await until(() => !isAlive(started.pid!))
    assert.ok(restarted.every(isAlive))
    const note = claimFolder(file)
    await until(() => !restarted.some(isAlive))
    note.remove()
  } finally {
    started.kill('SIGKILL')
    for (const pid of noted()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
})
