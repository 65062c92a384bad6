import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { bus } from '#app/core/hubs/bus/bus'
import db from '@adonisjs/lucid/services/db'

const patienceMs = 2_000

type Check = { name: string; ok: boolean }

export default class HealthController {
  /** The process answers. */
  live() {
    return { status: 'live' }
  }

  /** The process can do its work: the database answers and its tables are there, and so does Redis where it is used. */
  async ready({ response }: HttpContext) {
    const checks = await Promise.all([
      check('database', () => db.rawQuery('select 1 from mails limit 0')),
      ...(env.get('REDIS_URL') ? [check('redis', () => bus().ping())] : []),
    ])
    const ready = app.isReady && checks.every(({ ok }) => ok)
    response.status(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'not ready', checks }
  }
}

/** One that does not answer is away, too. */
const check = async (name: string, probe: () => PromiseLike<unknown>): Promise<Check> => {
  const late = new AbortController()
  const patience = sleep(patienceMs, false, { signal: late.signal }).catch(() => false)
  const answered = Promise.resolve(probe()).then(
    () => true,
    () => false
  )
  const ok = await Promise.race([answered, patience])
  late.abort()
  return { name, ok }
}
