import { test } from '@japa/runner'
import { startWeb, startWireTo } from '#app/core/hubs/network_stage'
import { startFromSources } from '#app/core/outage/process_stage'

/** The stores of the tests by way of wires: what goes away with a wire is away for one process. */
async function wiredStores() {
  const names = (['DATABASE_URL', 'REDIS_URL'] as const).filter((name) => process.env[name])
  const wires = await Promise.all(names.map((name) => startWireTo(process.env[name]!)))
  return {
    env: Object.fromEntries(names.map((name, at) => [name, wires[at]!.url])),
    wires: Object.fromEntries(names.map((name, at) => [name, wires[at]!])),
    stop: () => wires.forEach((wire) => wire.stop()),
  }
}

async function startBoth(env: Record<string, string>, cleanup: (end: () => void) => void) {
  const jobs = startFromSources(['ace.js', 'queue:work'], { ...env, LOG_LEVEL: 'warn' })
  cleanup(jobs.kill)
  const [web] = await Promise.all([
    startWeb(undefined, { ...env, LOG_LEVEL: 'warn' }),
    jobs.until(() => jobs.written().includes('working on')),
  ])
  cleanup(web.kill)
  return { web, jobs }
}

type Line = { level: number; msg: string; err?: { message: string }; queue?: string; job?: string }

/** What the log warns of; the jobs that fail are as many as are due. */
const warningsIn = (written: string): Line[] =>
  written
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level, msg }) => level >= 40 && msg !== 'job failed')
/** One warning in short, which says enough to find where it comes from. */
const short = ({ msg, err, queue = '', job = '' }: Line): string =>
  [msg.split('\n', 1)[0], queue, job, err?.message ?? ''].join(' | ')

type Health = { status: string; checks: { name: string; ok: boolean }[] }

test.group('A process without its stores', () => {
  test('says that it is not ready while one of them is away, and is ready again by itself', async ({
    assert,
    cleanup,
  }) => {
    const { env, wires, stop } = await wiredStores()
    cleanup(stop)
    const web = await startWeb(undefined, env)
    cleanup(web.kill)
    const names: Record<string, string> = { DATABASE_URL: 'database', REDIS_URL: 'redis' }
    const health = async () => {
      const answer = await fetch(`${web.url}/health/ready`)
      const { status, checks } = (await answer.json()) as Health
      return [answer.status, status, ...checks.filter(({ ok }) => !ok).map(({ name }) => name)]
    }
    for (const [name, wire] of Object.entries(wires)) {
      assert.deepEqual(await health(), [200, 'ready'])
      wire.cut()
      assert.deepEqual(await health(), [503, 'not ready', names[name]])
      wire.mend()
      for (let tries = 0; tries < 20 && (await health())[0] !== 200; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 250))
    }
    assert.deepEqual(await health(), [200, 'ready'])
  })

  test('leaves by itself when asked, and has said little about them', async ({ assert, cleanup }) => {
    const { env, stop } = await wiredStores()
    cleanup(stop)
    const { web, jobs } = await startBoth(env, cleanup)
    stop()
    await Promise.all(Array.from({ length: 5 }, () => fetch(`${web.url}/health/ready`)))
    const left = await Promise.all([web.terminate(), jobs.terminate()])
    for (const [at, written] of [web.written(), jobs.written()].entries()) {
      assert.isNull(left[at]!.signal, `it had to be killed:\n${written}`)
      const warnings = warningsIn(written)
      const said = warnings.map(({ msg }) => msg.split(':', 1)[0])
      const all = warnings.map(short).join('\n')
      assert.isAtMost(said.length, 8, all)
      assert.lengthOf(said, new Set(said).size, all)
    }
  }).timeout(120_000)

  test('leaves by itself when asked, although they are there and never answer', async ({
    assert,
    cleanup,
  }) => {
    const { env, wires, stop } = await wiredStores()
    cleanup(stop)
    const { web, jobs } = await startBoth(env, cleanup)
    for (const wire of Object.values(wires)) wire.fallSilent()
    const asked = AbortSignal.timeout(500)
    await fetch(`${web.url}/health/ready`, { signal: asked }).catch(() => null)
    for (const [at, { signal }] of (await Promise.all([web.terminate(), jobs.terminate()])).entries())
      assert.isNull(signal, `it had to be killed:\n${[web, jobs][at]!.written()}`)
  }).timeout(120_000)
})
