import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a mailed link carries: the row it stands for, and a secret that is kept only as a hash. */
export function newSecretLink(id: string): { link: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { link: `${id}.${secret}`, secretHash: hashOf(secret) }
}

/** The row a link names, and whether its secret is that row's; null for whatever is no link of ours. */
export function readSecretLink(
  link: string
): { id: string; matches: (secretHash: string) => boolean } | null {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(link)
  if (!parts) return null
  const hash = Buffer.from(hashOf(parts[2]!))
  return { id: parts[1]!, matches: (secretHash) => timingSafeEqual(Buffer.from(secretHash), hash) }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
