import logger from '@adonisjs/core/services/logger'
import type { Report } from '#app/core/hubs/bus/hub_bus'

export const report: Report = (err, what) => logger.error({ err }, what)
