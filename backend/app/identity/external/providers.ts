import type { SignInProvider } from '#contracts/identity'

export type ProviderSettings = SignInProvider & { issuer: string; clientId: string; clientSecret: string }
type Settings = Readonly<Record<string, string | undefined>>

/**
 * The providers this installation was given an id and a secret for, in the order they are offered. Microsoft without a
 * tenant of its own takes accounts of every company.
 */
export function providersOf(settings: Settings): ProviderSettings[] {
  const known = [
    { id: 'google', name: 'Google', prefix: 'GOOGLE', issuer: 'https://accounts.google.com' },
    {
      id: 'microsoft',
      name: 'Microsoft',
      prefix: 'MICROSOFT',
      issuer: `https://login.microsoftonline.com/${settings.MICROSOFT_TENANT || 'common'}/v2.0`,
    },
    { id: 'oidc', name: settings.OIDC_NAME || 'OpenID', prefix: 'OIDC', issuer: settings.OIDC_ISSUER },
  ] as const
  return known.flatMap(({ id, name, prefix, issuer }) => {
    const clientId = settings[`${prefix}_CLIENT_ID`]
    const clientSecret = settings[`${prefix}_CLIENT_SECRET`]
    return issuer && clientId && clientSecret ? [{ id, name, issuer, clientId, clientSecret }] : []
  })
}
