import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process_table.ts'
import { startProcesses } from './processes.ts'
import { Refusal } from './refusal.ts'

const program = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['--eval', code],
  cwd: import.meta.dirname,
  env: process.env,
})
const stayAlive = 'setInterval(() => {}, 1000);'
const impatient = { firstDelayMs: 5, stopPatienceMs: 200 }

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > 5_000) throw new Error('it did not happen within 5 s')
    await sleep(10)
  }
}

test('puts the name of the process before each of its lines', async () => {
  const lines: string[] = []
  const plans = [
    program('web', `console.log('one\\ntwo'); ${stayAlive}`),
    program('solver', `console.error('three'); ${stayAlive}`),
  ]
  const group = startProcesses(plans, { write: (line) => lines.push(line) })
  await until(() => lines.length === 3)
  await group.stop()
  assert.deepEqual(lines.sort(), ['solver | three', 'web    | one', 'web    | two'])
})

test('starts a crashed process again, and gives up when it keeps crashing', async () => {
  const lines: string[] = []
  const group = startProcesses([program('jobs', `console.log('up'); process.exit(3)`)], {
    limits: { ...impatient, restarts: 2 },
    write: (line) => lines.push(line),
  })
  await assert.rejects(
    group.failed,
    (error) => error instanceof Refusal && /jobs process ended 3 times.*exit code 3/.test(error.message)
  )
  assert.equal(lines.filter((line) => line.endsWith('up')).length, 3)
  await group.stop()
})

test('reports the process ids of what runs, also after a crash', async () => {
  const reported: number[][] = []
  const group = startProcesses(
    [program('web', stayAlive), program('jobs', `setTimeout(() => process.exit(3), 50)`)],
    {
      limits: { ...impatient, restarts: 1 },
      write: () => {},
      changed: (pids) => reported.push(pids),
    }
  )
  await until(() => reported.length === 3)
  assert.deepEqual(reported.at(-1), group.pids())
  assert.equal(new Set([reported[1]![1], reported[2]![1]]).size, 2)
  group.failed.catch(() => {})
  await group.stop()
})

/** A process that starts another one, prints its process id and lives on. */
const parent = (childCode: string, ownCode: string) =>
  program(
    'web',
    `const child = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(childCode)}], { stdio: 'pipe' });
    child.stdout.once('data', () => console.log(child.pid));
    ${ownCode} ${stayAlive}`
  )
const deaf = `process.on('SIGTERM', () => {});`
const ready = `console.log('ready');`

for (const [what, plan] of Object.entries({
  'a process that does not listen': parent(`${ready} ${stayAlive}`, deaf),
  'what a process started and left behind': parent(`${deaf} ${ready} ${stayAlive}`, ''),
})) {
  test(`stops ${what}`, async () => {
    const pids: number[] = []
    const group = startProcesses([plan], {
      limits: impatient,
      write: (line) => pids.push(...[Number(line.split('| ')[1])].filter(Boolean)),
    })
    await until(() => pids.length === 1)
    pids.push(...group.pids())
    assert.ok(pids.every(isAlive))
    await group.stop()
    await until(() => !pids.some(isAlive))
  })
}

test('stopping during the pause before a restart starts nothing', async () => {
  const lines: string[] = []
  const group = startProcesses([program('jobs', `console.log('up'); process.exit(1)`)], {
    limits: { firstDelayMs: 50 },
    write: (line) => lines.push(line),
  })
  await until(() => lines.some((line) => line.includes('starting it again')))
  await group.stop()
  await sleep(400)
  assert.equal(lines.filter((line) => line.endsWith('up')).length, 1)
})
