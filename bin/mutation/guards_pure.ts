import { under, type Part } from './part.ts'

/** With specs of the same names. */
const hubs = ['connection_token', 'hub_publisher', 'jobs_hub', 'protocol', 'registry', 'session_watch']
const storage = ['content_type', 'jpeg', 'open_disk', 'signed_link', 'storage_port']
const http = [
  ...[
    'allowed_hosts',
    'attachment',
    'collation',
    'frontend_path',
    'json_size',
    'owner_token',
    'page_policy',
    'paging',
  ],
  ...['request_id', 'security_headers', 'sign_in_page', 'tidy_body', 'turns'],
]
const validation = ['bounded_problems', 'inconsistent', 'rules']
const mail = ['escaped_html', 'mailbox_key', 'mailbox_pages']

/** Judged without a database: a second each. A sample of these is part of `npm test`. */
export const guardsWithoutDatabase: Part = {
  files: [
    'backend/contracts/abilities.ts',
    'backend/contracts/abilities/gates.ts',
    'backend/contracts/abilities/grants.ts',
    'backend/app/core/audit/masked.ts',
    ...under('backend/app/core/database', ['array_literal', 'require_found']),
    ...under('backend/app/core/http', http),
    'backend/app/core/maps/tile_source.ts',
    'backend/app/core/passwords/guess_cost.ts',
    ...under('backend/app/core/hubs', hubs),
    ...under('backend/app/core/mail', mail),
    'backend/app/core/middleware/can_middleware.ts',
    'backend/app/core/middleware/storable_query_middleware.ts',
    ...under('backend/app/core/storage', storage),
    'backend/app/core/queue/job_failure.ts',
    ...under('backend/app/core/validation', validation),
    'backend/app/exports/formats/cell_text.ts',
    'backend/app/exports/formats/csv.ts',
    'backend/app/exports/formats/hours.ts',
    'backend/app/exports/formats/workbook.ts',
    'backend/app/exports/public/formula_guard.ts',
    'backend/contracts/identity.ts',
    ...under('backend/app/identity/accounts', ['password_strength', 'require_oneself']),
    'backend/app/identity/controllers/known_device.ts',
    'backend/app/identity/controllers/refresh_cookie.ts',
    'backend/app/identity/links/secret_link.ts',
    'backend/app/identity/middleware/same_site_middleware.ts',
    'backend/app/identity/sessions/access_token.ts',
    'backend/app/identity/sessions/bearer_token.ts',
    'backend/app/identity/sessions/session_tokens.ts',
    'backend/app/identity/two_factor/secret_hash.ts',
    'backend/app/identity/limits/network_of.ts',
    'backend/app/scheduling/publications/affected_people.ts',
    'backend/app/scheduling/publications/within_reach.ts',
    'backend/app/scheduling/steps/step_reach.ts',
  ],
  specs: [
    'contracts/abilities.spec.ts',
    'contracts/abilities/gates.spec.ts',
    'app/core/audit/masked.spec.ts',
    ...under('app/core/database', ['array_literal', 'require_found'], 'spec.ts'),
    ...under('app/core/http', http, 'spec.ts'),
    'app/core/maps/tile_source.spec.ts',
    'app/core/passwords/guess_cost.spec.ts',
    ...under('app/core/hubs', hubs, 'spec.ts'),
    ...under('app/core/mail', mail, 'spec.ts'),
    'app/core/middleware/can_middleware.spec.ts',
    'app/core/middleware/storable_query_middleware.spec.ts',
    ...under('app/core/storage', storage, 'spec.ts'),
    'app/core/queue/job_failure.spec.ts',
    ...under('app/core/validation', validation, 'spec.ts'),
    'app/exports/formats/csv.spec.ts',
    'app/exports/formats/hours.spec.ts',
    'app/exports/formats/workbook.spec.ts',
    'app/identity/accounts/own_credentials.spec.ts',
    'app/identity/controllers/cookies.spec.ts',
    'app/identity/links/secret_link.spec.ts',
    'app/identity/middleware/same_site_middleware.spec.ts',
    'app/identity/sessions/access_token.spec.ts',
    'app/identity/sessions/session_tokens.spec.ts',
    'app/identity/two_factor/secret_hash.spec.ts',
    'app/identity/limits/network_of.spec.ts',
    'app/scheduling/publications/affected_people.spec.ts',
    'app/scheduling/publications/within_reach.spec.ts',
    'app/scheduling/steps/step_reach.spec.ts',
  ],
}

/**
 * Who may do what. All of it is looked at as it is loaded, so each change takes a process of its own; the reviewed
 * matrix names every grant.
 */
export const grantsOfAbilities: Part = {
  files: under('backend/contracts/abilities', ['anonymous_grants', 'customer_grants', 'office_grants']),
  specs: ['contracts/abilities.spec.ts', 'contracts/abilities/gates.spec.ts'],
}
