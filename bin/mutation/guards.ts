import { coreGuards } from './guards_core.ts'
import { identityGuards } from './guards_identity.ts'
import { organisationGuards } from './guards_organisation.ts'
import { grantsOfAbilities, guardsWithoutDatabase } from './guards_pure.ts'
import { schedulingGuards } from './guards_scheduling.ts'
import type { Part } from './part.ts'

type Guards = { needsDatabase: boolean; parts: readonly Part[] }

/**
 * `pure` and `grants` are judged without a database, a second or two each; `stored` over a real one, each part with its
 * own specs.
 */
export const guards = {
  pure: { needsDatabase: false, parts: [guardsWithoutDatabase] },
  grants: { needsDatabase: false, parts: [grantsOfAbilities] },
  stored: {
    needsDatabase: true,
    parts: [...schedulingGuards, ...coreGuards, ...identityGuards, ...organisationGuards],
  },
} satisfies Record<string, Guards>
export type GroupName = keyof typeof guards
