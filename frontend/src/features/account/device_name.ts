import Bowser from 'bowser'

/** `Chrome, Windows`; what the browser does not tell is left out, and null when it tells nothing. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ') || null
}
