import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, targets } from '@adonisjs/core/logger'

/** One JSON line an event. Redaction is the last net: nothing personal should be logged in the first place. */
export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'shiftloom',
      level: env.get('LOG_LEVEL') ?? (app.inTest ? 'fatal' : 'info'),
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'email',
          '*.email',
          'authorization',
          '*.authorization',
          'cookie',
          '*.cookie',
        ],
        censor: '[redacted]',
      },
      transport: {
        targets: targets()
          .push(targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})
