import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, Refusal } from './refusal.ts'

interface Secrets {
  /** Signs tokens and encrypts what is stored encrypted. */
  appKey: string
}

/** The secrets of this installation: made once, then kept, because a new key would end every session. */
export function readSecrets(file: string): Secrets {
  try {
    if (existsSync(file)) return parse(readFileSync(file, 'utf8'), file)
    const made: Secrets = { appKey: randomBytes(32).toString('base64url') }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
    return made
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(
      `${file} cannot be used (${codeOf(error)}): give this account the right to read and write it.`
    )
  }
}

function parse(text: string, file: string): Secrets {
  try {
    const { appKey } = JSON.parse(text)
    if (typeof appKey === 'string' && appKey.length >= 32) return { appKey }
  } catch {
    // the sentence below covers both
  }
  throw new Refusal(
    `${file} is damaged: restore it from a backup, or delete it to get new secrets (everybody then signs in again).`
  )
}
