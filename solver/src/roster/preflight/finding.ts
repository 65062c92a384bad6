import type { PreflightCode } from '../codes.ts'
import type { Model } from '../model.ts'

/** `block` only where it is proven that a shift must stay open in every lawful roster. */
export type PreflightFinding = {
  readonly code: PreflightCode
  readonly severity: 'block' | 'warn'
  /** Ids and numbers that fill the sentence; never names. */
  readonly details: Readonly<Record<string, string | number>>
}

/** Looks at one thing that can be known before a search. */
export type PreflightCheck = (model: Model) => PreflightFinding[]
