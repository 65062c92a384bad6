import type { HttpContext } from '@adonisjs/core/http'
import { arrivalOf } from '#app/core/http/arrival'
import { result } from '#app/core/http/result'
import { Turns } from '#app/core/http/turns'
import { limiter, take } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'
import { applyForKiosk, stateOfActivation } from '#app/time_tracking/kiosks/device/activations'
import { identifyAtKiosk } from '#app/time_tracking/kiosks/device/identify'
import { syncKiosk } from '#app/time_tracking/kiosks/device/sync_kiosk'
import {
  applicationValidator,
  questionValidator,
  stateValidator,
  syncValidator,
} from '#app/time_tracking/kiosks/validators/device'

/** Devices of one network address that may ask for a code within an hour. */
const applications = { perIp: 60, windowSeconds: 3_600 }
/** Of one process: after an outage all kiosks come back in the same moment, and others wait for the same connections. */
const messages = new Turns({ atOnce: 2, mostWaiting: 2_000, longestWaitMs: 120_000 })

export default class KioskDevicesController {
  async apply({ request, response }: HttpContext) {
    const { publicKey } = await request.validateUsing(applicationValidator)
    const counter = limiter('kiosk_applications', applications.perIp, applications.windowSeconds)
    await take(counter, networkOf(request.ip()))
    response.status(201)
    return result(await applyForKiosk(publicKey))
  }

  /** A POST although it only looks: the secret must not stand in an address that servers log. */
  async state({ request }: HttpContext) {
    const { secret } = await request.validateUsing(stateValidator)
    return result(await stateOfActivation(secret))
  }

  async sync({ request }: HttpContext) {
    const now = arrivalOf(request.request)
    const answer = await messages.take(async () => syncKiosk(await request.validateUsing(syncValidator), now))
    return result({ ...answer, tookMs: Date.now() - now })
  }

  async identify({ request }: HttpContext) {
    const employeeId = await identifyAtKiosk(await request.validateUsing(questionValidator))
    return result({ employeeId })
  }
}
