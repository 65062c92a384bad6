import { isIP } from 'node:net'

/** First labels under which the same address opens the back office. */
const officeLabels = ['office', 'backoffice', 'admin']

/**
 * The hosts an installation answers for: the one of `APP_URL`, that of its back office, and those named besides. One that
 * is only open on this machine or in its network has no name yet: it answers for `localhost` and for addresses of digits,
 * which no page of a stranger can make its own.
 *
 * @param more names apart from each other by commas
 */
export function allowedHosts(appUrl: string, more = ''): (hostname: string | null) => boolean {
  const own = new URL(appUrl).hostname
  const bare = own.replace(/^\[|\]$/g, '')
  const names = new Set([
    ...[own, ...officeLabels.map((label) => `${label}.${own}`)],
    ...more.split(',').map((name) => name.trim().toLowerCase()),
  ])
  names.delete('')
  const isNameless = isLocal(own) || isIP(bare) !== 0
  return (hostname) => {
    const asked = (hostname ?? '').toLowerCase().replace(/\.$/, '')
    return names.has(asked) || (isNameless && (isLocal(asked) || isIP(asked.replace(/^\[|\]$/g, '')) !== 0))
  }
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')
