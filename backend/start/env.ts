import { Env } from '@adonisjs/core/env'
import { consentWays, tagManagerId } from '#contracts/tag_manager'

function pageOf(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error(`${name} must be an address that begins with https://`)
}

/** Everything the processes read from the environment; described in docs/operations/configuration.md. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional(),
  PORT: Env.schema.number.optional(),
  APP_KEY: Env.schema.string(),
  APP_URL: Env.schema.string.optional(),
  ALLOWED_HOSTS: Env.schema.string.optional(),
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
  DATABASE_APP_URL: Env.schema.string.optional(),
  REDIS_URL: Env.schema.string.optional(),
  STORAGE_DIR: Env.schema.string.optional(),
  SMTP_URL: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  DEV_MAILBOX: Env.schema.boolean.optional(),
  NOTIFICATION_DIGEST_SECONDS: Env.schema.number.optional(),
  VAPID_PUBLIC_KEY: Env.schema.string.optional(),
  VAPID_PRIVATE_KEY: Env.schema.string.optional(),
  VAPID_SUBJECT: Env.schema.string.optional(),
  MAP_TILES_URL: Env.schema.string.optional(),
  MAP_TILES_ATTRIBUTION: Env.schema.string.optional(),
  MAP_TILES_MAX_ZOOM: Env.schema.number.optional(),
  GTM_ID: (_name, value) => {
    if (!value) return undefined
    if (tagManagerId.test(value)) return value
    throw new Error('GTM_ID must be GTM- or G- followed by capital letters and digits')
  },
  TELEMETRY_URL: (_name, value) => {
    if (!value) return undefined
    if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
    throw new Error('TELEMETRY_URL must be an address that begins with https://')
  },
  ANALYTICS_CONSENT: Env.schema.enum.optional(consentWays),
  HELP_PHONE: (_name, value) => {
    if (!value) return undefined
    if (/^\+?[\d ()-]{6,25}$/.test(value)) return value
    throw new Error('HELP_PHONE must be a phone number such as +48 123 123 123')
  },
  HELP_KNOWLEDGE_BASE_URL: (_name, value) => pageOf('HELP_KNOWLEDGE_BASE_URL', value),
  HELP_CHAT_URL: (_name, value) => pageOf('HELP_CHAT_URL', value),
  HELP_EMAIL: (_name, value) => {
    if (!value) return undefined
    if (/^\S+@\S+\.\S+$/.test(value)) return value
    throw new Error('HELP_EMAIL must be an e-mail address')
  },
  FRONTEND_DIST: Env.schema.string.optional(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  CORS_ORIGINS: Env.schema.string.optional(),
  SECURE_COOKIES: Env.schema.boolean.optional(),
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.string.optional(),
  MICROSOFT_CLIENT_ID: Env.schema.string.optional(),
  MICROSOFT_CLIENT_SECRET: Env.schema.string.optional(),
  MICROSOFT_TENANT: Env.schema.string.optional(),
  OIDC_ISSUER: Env.schema.string.optional(),
  OIDC_CLIENT_ID: Env.schema.string.optional(),
  OIDC_CLIENT_SECRET: Env.schema.string.optional(),
  OIDC_NAME: Env.schema.string.optional(),
})
