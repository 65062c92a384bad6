/** What the access token says about its bearer. `exp` is in seconds. */
export type TokenClaims = { userId: string; exp: number; isInAdminRole: boolean }

/** The claims of a token; null when it cannot be read or names no user. The signature is the server's to check. */
export function claimsOf(token: string | null): TokenClaims | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const claims = JSON.parse(decodeBase64Url(payload)) as Partial<TokenClaims>
    if (!claims.userId || typeof claims.exp !== 'number') return null
    return { userId: String(claims.userId), exp: claims.exp, isInAdminRole: claims.isInAdminRole === true }
  } catch {
    return null
  }
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
