import logger from '@adonisjs/core/services/logger'
import type { Report } from '#app/core/hubs/bus/hub_bus'
import { isOutage } from '#app/core/outage/is_outage'
import { seldom } from '@shiftloom/solver/worker/seldom'

const saySeldom = seldom()

/** Failures are reported each time, an unavailable store once a minute. */
export const report: Report = (err, what) => {
  if (!isOutage(err)) return logger.error({ err }, what)
  const { code, message } = err as { code?: string; message?: string }
  saySeldom(what, (leftOut) => logger.error({ code, message, leftOut }, what))
}
