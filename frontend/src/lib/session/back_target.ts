/**
 * Where to go after signing in: only a path of this app, so that a link cannot lead elsewhere. It is read as browsers
 * read addresses, which drop tabs and line breaks and take a backslash for a slash.
 */
export function backTarget(back: string | null): string {
  if (!back?.startsWith('/')) return '/'
  const here = 'https://here.invalid'
  const address = URL.canParse(back, here) ? new URL(back, here) : null
  if (address?.origin !== here || address.pathname.startsWith('//')) return '/'
  const target = address.pathname + address.search + address.hash
  return target.startsWith('/login') ? '/' : target
}
