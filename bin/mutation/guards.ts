/**
 * What guards data, and the specs that have to notice when it no longer does. All specs of a part run for every change
 * of its files, in one process: which file a change is in, only Stryker knows.
 */
export type Part = { files: readonly string[]; specs: readonly string[] }
export type Guards = { needsDatabase: boolean; parts: readonly Part[] }

/** Judged without a database: a second each. A sample of these is part of `npm test`. */
const withoutDatabase: Part = {
  files: [
    'backend/contracts/abilities.ts',
    'backend/contracts/abilities/gates.ts',
    'backend/contracts/abilities/grants.ts',
    'backend/app/core/http/allowed_hosts.ts',
    'backend/app/core/http/tidy_body.ts',
    'backend/app/core/hubs/connection_token.ts',
    'backend/app/core/middleware/can_middleware.ts',
    'backend/app/core/storage/signed_link.ts',
    'backend/app/core/validation/inconsistent.ts',
    'backend/app/exports/formats/cell_text.ts',
    'backend/app/exports/formats/csv.ts',
    'backend/app/exports/formats/hours.ts',
    'backend/app/exports/public/formula_guard.ts',
    'backend/app/identity/middleware/same_site_middleware.ts',
    'backend/app/identity/public/access_token.ts',
    'backend/app/identity/public/bearer_token.ts',
    'backend/app/identity/public/network_of.ts',
    'backend/app/scheduling/publications/within_reach.ts',
  ],
  specs: [
    'contracts/abilities.spec.ts',
    'contracts/abilities/gates.spec.ts',
    'app/core/http/allowed_hosts.spec.ts',
    'app/core/http/tidy_body.spec.ts',
    'app/core/hubs/connection_token.spec.ts',
    'app/core/middleware/can_middleware.spec.ts',
    'app/core/storage/signed_link.spec.ts',
    'app/core/validation/inconsistent.spec.ts',
    'app/exports/formats/csv.spec.ts',
    'app/exports/formats/hours.spec.ts',
    'app/identity/middleware/same_site_middleware.spec.ts',
    'app/identity/public/access_token.spec.ts',
    'app/identity/public/network_of.spec.ts',
    'app/scheduling/publications/within_reach.spec.ts',
  ],
}

/** Judged over a real database, which costs some ten seconds each: asked for by name, each with its own specs. */
const overDatabase: readonly Part[] = [
  {
    files: ['backend/app/identity/middleware/auth_middleware.ts'],
    specs: ['app/identity/own_sessions.e2e.ts'],
  },
  {
    files: ['backend/app/organisation/actions/archive_employee.ts'],
    specs: ['app/organisation/organisation_employee_changes.e2e.ts'],
  },
  {
    files: ['backend/app/scheduling/publications/publish.ts'],
    specs: [
      'app/scheduling/publications/publication_reach.e2e.ts',
      'app/scheduling/publications/publications.e2e.ts',
    ],
  },
]

export const guards = {
  pure: { needsDatabase: false, parts: [withoutDatabase] },
  stored: { needsDatabase: true, parts: overDatabase },
} satisfies Record<string, Guards>
export type GroupName = keyof typeof guards
