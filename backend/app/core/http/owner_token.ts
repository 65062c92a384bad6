import { createHash, randomBytes } from 'node:crypto'

/** What a secret outside of sessions carries: the organisation, so that its rows can be read, and what to compare. */
export type OwnerToken = { organisationId: string; hash: string }

/** A new secret of the organisation, 65 characters; only its hash is to be stored. It is made of 32 bytes, chance unless given. */
export function newOwnerToken(
  organisationId: string,
  bytes: Buffer = randomBytes(32)
): OwnerToken & { token: string } {
  const owner = Buffer.from(organisationId.replaceAll('-', ''), 'hex').toString('base64url')
  const token = `${owner}${bytes.toString('base64url')}`
  return { token, organisationId, hash: hashOf(token) }
}

/** Reads a secret; null when it cannot be one of ours. */
export function readOwnerToken(token: string): OwnerToken | null {
  const owner = /^([\w-]{22})[\w-]{43}$/.exec(token)?.[1]
  if (!owner) return null
  const hex = Buffer.from(owner, 'base64url').toString('hex')
  const organisationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { organisationId, hash: hashOf(token) }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
