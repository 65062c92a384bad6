import { Env } from '@adonisjs/core/env'

/** Everything the processes read from the environment; described in docs/operations/configuration.md. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional(),
  PORT: Env.schema.number.optional(),
  APP_KEY: Env.schema.string(),
  APP_URL: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),
  DATABASE_URL: Env.schema.string(),
  REDIS_URL: Env.schema.string.optional(),
  STORAGE_DIR: Env.schema.string.optional(),
  SMTP_URL: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  DEV_MAILBOX: Env.schema.boolean.optional(),
  FRONTEND_DIST: Env.schema.string.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  CORS_ORIGINS: Env.schema.string.optional(),
  SECURE_COOKIES: Env.schema.boolean.optional(),
})
