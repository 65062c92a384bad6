import { existsSync, readFileSync } from 'node:fs'
import { consentWays, tagManagerId } from '../backend/contracts/tag_manager.ts'
import { inRoot } from './paths.ts'
import { codeOf, Refusal } from './refusal.ts'

/** Values that may be given as a file instead: `APP_KEY_FILE=/run/secrets/app_key`. docker/entrypoint.sh has the same list. */
const secrets = [
  'APP_KEY',
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STORAGE_S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'VAPID_PRIVATE_KEY',
]

export interface Settings {
  host: string
  port: number
  /** Absent when the product runs its own PostgreSQL. */
  databaseUrl: string | undefined
  /** Whether the demo company is created. */
  demoData: boolean
}

/** Reads `.env` next to package.json (the environment itself wins) and the files that secrets point to. */
export function loadEnvironment(file = inRoot('.env')): void {
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file)
    } catch (error) {
      throw new Refusal(`${file} cannot be read (${codeOf(error)}): make it readable for this account.`)
    }
  }
  for (const name of secrets) {
    const path = process.env[`${name}_FILE`]
    if (!path || process.env[name]) continue
    try {
      process.env[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      throw new Refusal(
        `${name}_FILE names ${path}, which cannot be read (${codeOf(error)}): correct the path or its permissions.`
      )
    }
  }
}

/** The settings of `npm start`, checked. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const databaseUrl = env.DATABASE_URL || undefined
  if (env.GTM_ID && !tagManagerId.test(env.GTM_ID))
    throw new Refusal(`GTM_ID is "${env.GTM_ID}": give GTM- or G- followed by capital letters and digits.`)
  if (env.ANALYTICS_CONSENT && !consentWays.some((way) => way === env.ANALYTICS_CONSENT))
    throw new Refusal(`ANALYTICS_CONSENT is "${env.ANALYTICS_CONSENT}": give granted or ask.`)
  return {
    host: env.HOST || '127.0.0.1',
    port: portFrom(env.PORT),
    databaseUrl,
    // Accounts whose passwords are printed belong on a trial machine, not in a user's own database.
    demoData: flagFrom('DEMO_DATA', env.DEMO_DATA, databaseUrl === undefined),
  }
}

function portFrom(text: string | undefined): number {
  if (!text) return 3333
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT is "${text}": give a number between 1 and 65535.`)
}

function flagFrom(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise
  if (['true', '1'].includes(text)) return true
  if (['false', '0'].includes(text)) return false
  throw new Refusal(`${name} is "${text}": give true or false.`)
}
