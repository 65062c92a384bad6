import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'

const waiting = `const { onStopRequest } = await import('./stop_request.ts')
  const request = onStopRequest()
  const keep = setInterval(() => {}, 1000)
  console.log(process.pid)
  await request.unlessRequested(() => new Promise(() => {})).catch(() => {})
  clearInterval(keep)
  console.log(request.wasMade() ? 'asked' : 'not asked')`

const node = `"${process.execPath}" --input-type=module --eval "$CODE"`

/** Runs the waiting program below a shell that stays its parent, as npm does. */
function below(shellCode: string) {
  const child = spawn('sh', ['-c', shellCode], {
    cwd: import.meta.dirname,
    env: { ...process.env, CODE: waiting, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const started = new Promise<number>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('\n')) resolve(Number(output.split('\n')[0]))
    })
  })
  const ended = new Promise<string>((resolve) => child.stdout.on('close', () => resolve(output)))
  return { child, started, ended }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} is a request to stop`, async () => {
    const { started, ended } = below(`exec ${node}`)
    process.kill(await started, signal)
    assert.match(await ended, /\nasked/)
  })
}

test('so is the end of the shell that npm runs us in', async () => {
  const { child, started, ended } = below(`${node}; true`)
  await started
  child.kill('SIGTERM')
  assert.match(await ended, /\nasked/)
})
