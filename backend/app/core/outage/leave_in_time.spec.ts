import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** A process that waits for ever for what never answers. */
const stuck = `
  const { leaveInTime } = await import('./leave_in_time.ts')
  leaveInTime(200)
  process.on('SIGTERM', () => {})
  setInterval(() => {}, 1000)
  console.log('waits')`

test.group('A process that is asked to stop', () => {
  test('ends although what it waits for never answers', async ({ assert, cleanup }) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', stuck], {
      cwd: app.makePath('bin'),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    cleanup(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [said] = (await once(child.stderr, 'data')) as [Buffer]
    const [code] = (await once(child, 'exit')) as [number]
    assert.match(String(said), /^Did not end within 0\.2 s: leaving now\. Still open: .*1 Timeout/)
    assert.equal(code, 1)
  })
})
