import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

type Check = { name: string; ok: boolean }

export default class HealthController {
  /** The process answers. */
  live() {
    return { status: 'live' }
  }

  /** The process can do its work: the database answers and its tables are there. */
  async ready({ response }: HttpContext) {
    const checks = [await check('database', () => db.rawQuery('select 1 from users limit 0'))]
    const ready = app.isReady && checks.every(({ ok }) => ok)
    response.status(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'not ready', checks }
  }
}

const check = (name: string, probe: () => Promise<unknown>): Promise<Check> =>
  probe().then(
    () => ({ name, ok: true }),
    () => ({ name, ok: false })
  )
