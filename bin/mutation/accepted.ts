import type { Accepted } from './accepted_change.ts'
import { acceptedCore } from './accepted_core.ts'
import { acceptedPure } from './accepted_pure.ts'
import { acceptedStored } from './accepted_stored.ts'

/** Changes that no spec can notice, and why. */
export const accepted: readonly Accepted[] = [...acceptedPure, ...acceptedCore, ...acceptedStored]
