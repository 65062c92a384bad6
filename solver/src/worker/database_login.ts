import { createHmac } from 'node:crypto'

type Settings = {
  /** Of the owner of the tables, or of a login that was made for the processes. */
  databaseUrl: string
  /** A login that was named for the processes. */
  appUrl?: string | undefined
  appKey?: string | undefined
}

/** The longest name of a role. Source: PostgreSQL, NAMEDATALEN. */
const longestName = 63
const suffix = '_web'

/**
 * The address at which requests, jobs and searches sign in to the database. Unless it is named, it is a login of this
 * database beside its owner, which `db:prepare` makes; its password follows from the installation's key, so that every
 * process knows it without one more secret. Without a key it is the given address itself.
 */
export function signInAddress({ databaseUrl, appUrl, appKey }: Settings): string {
  if (appUrl) return appUrl
  if (!appKey || !URL.canParse(databaseUrl)) return databaseUrl
  const address = new URL(databaseUrl)
  const database = decodeURIComponent(address.pathname.slice(1))
  if (!database) return databaseUrl
  const name = `${database.slice(0, longestName - suffix.length)}${suffix}`
  const password = createHmac('sha256', appKey).update(`database login ${name}`).digest('base64url')
  // A socket's address has no host, and then no place for a name before it.
  if (address.host) Object.assign(address, { username: encodeURIComponent(name), password })
  else {
    address.searchParams.set('user', name)
    address.searchParams.set('password', password)
  }
  return address.href
}
