/**
 * What guards data, and the specs that have to notice when it no longer does. All specs of a part run for every change
 * of its files, in one process: which file a change is in, only Stryker knows.
 */
export type Part = { files: readonly string[]; specs: readonly string[] }
export type Guards = { needsDatabase: boolean; parts: readonly Part[] }

const under = (folder: string, names: readonly string[], end = 'ts') =>
  names.map((name) => `${folder}/${name}.${end}`)

/** With specs of the same names. */
const hubs = ['connection_token', 'protocol', 'registry', 'session_watch']
const storage = ['content_type', 'jpeg', 'signed_link', 'storage_port']

/** Judged without a database: a second each. A sample of these is part of `npm test`. */
const withoutDatabase: Part = {
  files: [
    'backend/contracts/abilities.ts',
    'backend/contracts/abilities/gates.ts',
    'backend/contracts/abilities/grants.ts',
    'backend/app/core/http/allowed_hosts.ts',
    'backend/app/core/http/json_size.ts',
    'backend/app/core/http/owner_token.ts',
    'backend/app/core/http/request_id.ts',
    'backend/app/core/http/tidy_body.ts',
    'backend/app/core/database/require_found.ts',
    ...under('backend/app/core/hubs', hubs),
    'backend/app/core/mail/escaped_html.ts',
    'backend/app/core/middleware/can_middleware.ts',
    'backend/app/core/middleware/storable_query_middleware.ts',
    ...under('backend/app/core/storage', storage),
    'backend/app/core/validation/inconsistent.ts',
    'backend/app/exports/formats/cell_text.ts',
    'backend/app/exports/formats/csv.ts',
    'backend/app/exports/formats/hours.ts',
    'backend/app/exports/public/formula_guard.ts',
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
    'app/core/http/allowed_hosts.spec.ts',
    'app/core/http/json_size.spec.ts',
    'app/core/http/owner_token.spec.ts',
    'app/core/http/request_id.spec.ts',
    'app/core/http/tidy_body.spec.ts',
    'app/core/database/require_found.spec.ts',
    ...under('app/core/hubs', hubs, 'spec.ts'),
    'app/core/mail/escaped_html.spec.ts',
    'app/core/middleware/can_middleware.spec.ts',
    'app/core/middleware/storable_query_middleware.spec.ts',
    ...under('app/core/storage', storage, 'spec.ts'),
    'app/core/validation/inconsistent.spec.ts',
    'app/exports/formats/csv.spec.ts',
    'app/exports/formats/hours.spec.ts',
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

/** Judged over a real database, each with its own specs. */
const overDatabase: readonly Part[] = [
  {
    files: under('backend/app/scheduling/publications', [
      'publish',
      'undo_publication',
      'reachable_changes',
      'undoable_publications',
      'faces',
    ]),
    specs: [
      ...under(
        'app/scheduling/publications',
        [
          ...['publications', 'publication_reach', 'publication_steps', 'undo_publication'],
          ...['deleted_since', 'writing_order'],
        ],
        'e2e.ts'
      ),
      'app/scheduling/publications/publish_rules.e2e.ts',
      'app/scheduling/undo/steps.e2e.ts',
    ],
  },
  {
    files: ['backend/app/scheduling/publications/publication_log.ts'],
    specs: under('app/scheduling/publications', ['publication_log', 'publications'], 'e2e.ts'),
  },
  {
    files: [
      ...under('backend/app/scheduling/commands', [
        ...['apply_command', 'carry_out', 'planned_people', 'prepare_changes'],
      ]),
      'backend/app/scheduling/steps/changed_by_others.ts',
      'backend/app/scheduling/undo/undo_command.ts',
    ],
    specs: [
      ...under(
        'app/scheduling/commands',
        [
          ...['apply_command', 'command_refusals', 'command_events', 'entry_contents'],
          ...['held_hours', 'schedule_commands', 'two_at_once'],
        ],
        'e2e.ts'
      ),
      ...under(
        'app/scheduling/undo',
        ['followed_steps', 'steps', 'undo_command', 'undo_conflicts'],
        'e2e.ts'
      ),
      'app/scheduling/hubs/schedule_hub.e2e.ts',
      'app/scheduling/rules/override.e2e.ts',
    ],
  },
  {
    files: ['backend/app/scheduling/commands/held_hours.ts'],
    specs: ['app/scheduling/commands/held_hours.e2e.ts'],
  },
  {
    files: ['backend/app/scheduling/commands/judge_commands.ts'],
    specs: ['app/scheduling/commands/judge_commands.e2e.ts'],
  },
  {
    files: [
      'backend/app/core/organisation_context.ts',
      ...under('backend/app/core/middleware', [
        'organisation_middleware',
        'idempotency_middleware',
        'open_middleware',
        'host_middleware',
      ]),
      'backend/app/core/controllers/stored_files_controller.ts',
      ...under('backend/app/core/http', ['handler', 'read_body']),
    ],
    specs: [
      'app/core/errors/busy_database.spec.ts',
      'app/core/errors/domain_error.e2e.ts',
      'app/core/http/handler.spec.ts',
      'app/core/http/read_body.spec.ts',
      'app/core/http/read_body.e2e.ts',
      'app/core/http/unstorable_text.e2e.ts',
      'app/core/outage/outage.spec.ts',
      'app/core/organisation_context.e2e.ts',
      'app/core/middleware/idempotency.e2e.ts',
      'app/core/middleware/refusals.spec.ts',
      'app/core/middleware/host_middleware.e2e.ts',
      'app/core/storage/stored_files.e2e.ts',
      'app/core/http/body_size.e2e.ts',
      'app/core/http/foreign_headers.e2e.ts',
      'app/identity/actions/authentication.e2e.ts',
      'app/organisation/directory/directory_model.e2e.ts',
      'app/organisation/employees/access.e2e.ts',
    ],
  },
  {
    files: [
      'backend/app/core/passwords/is_password.ts',
      'backend/app/identity/middleware/auth_middleware.ts',
      'backend/app/identity/public/load_actor.ts',
      ...under('backend/app/identity/limits', ['attempts', 'guessing', 'limiter']),
      ...under('backend/app/identity/actions', ['admit', 'change_password', 'sign_in']),
      ...under('backend/app/identity/sessions', [
        'load_account',
        'open_session',
        'own_sessions',
        'refresh_session',
        'sign_out',
      ]),
    ],
    specs: [
      ...under(
        'app/identity/actions',
        ['authentication', 'blocked_organisation', 'change_password', 'impersonation'],
        'e2e.ts'
      ),
      ...under('app/identity/limits', ['attempts', 'guessing', 'limiter'], 'e2e.ts'),
      'app/core/passwords/is_password.e2e.ts',
      'app/identity/public/load_actor.e2e.ts',
      'app/notifications/account_news.e2e.ts',
      ...under(
        'app/identity/sessions',
        ['admin_claim', 'load_account', 'own_sessions', 'sign_in_history'],
        'e2e.ts'
      ),
      'app/identity/limits/sign_in_limits.e2e.ts',
      'app/identity/two_factor/two_factor.e2e.ts',
    ],
  },
  {
    files: [
      'backend/app/identity/links/account_link.ts',
      ...under('backend/app/identity/actions', ['impersonation', 'read_link', 'request_password_reset']),
      ...under('backend/app/identity/two_factor', [
        'answer_challenge',
        'authenticator',
        'challenge',
        'recovery_codes',
        'trusted_devices',
      ]),
      'backend/app/identity/external/find_account.ts',
    ],
    specs: [
      ...under('app/identity/links', ['account_links', 'ended_links', 'issued_links'], 'e2e.ts'),
      ...under(
        'app/identity/two_factor',
        ['sign_in_code_mail', 'sign_in_codes', 'trusted_devices', 'two_factor'],
        'e2e.ts'
      ),
      'app/identity/two_factor/authenticator.spec.ts',
      'app/identity/actions/impersonation.e2e.ts',
      ...under('app/identity/external', ['external_sign_in', 'linked_accounts'], 'e2e.ts'),
    ],
  },
  {
    files: ['backend/app/identity/external/openid.ts'],
    specs: ['app/identity/external/openid.spec.ts', 'app/identity/external/external_sign_in.e2e.ts'],
  },
  {
    files: [
      'backend/app/exports/actions/read_file.ts',
      'backend/app/exports/actions/request_batch.ts',
      'backend/app/exports/queries/locations_in_scope.ts',
    ],
    specs: under(
      'app/exports',
      ['exports_batches', 'exports_content', 'exports_files', 'exports_reach'],
      'e2e.ts'
    ),
  },
  {
    files: ['backend/app/core/hubs/conversation.ts'],
    specs: ['app/core/hubs/conversation.spec.ts'],
  },
  {
    files: ['backend/app/core/hubs/hub_server.ts'],
    specs: under(
      'app/core/hubs',
      ['changed_account', 'hub_connections', 'hub_departures', 'hub_lifetime', 'hub_server'],
      'spec.ts'
    ),
  },
  {
    files: ['backend/app/identity/public/open_sessions.ts'],
    specs: ['app/core/hubs/hubs.e2e.ts'],
  },
  {
    files: ['backend/app/identity/public/end_sessions_of.ts'],
    specs: ['app/office/office_organisations.e2e.ts'],
  },
  {
    files: [
      ...under('backend/app/organisation/employees', ['archive_employee', 'archived_employee']),
      'backend/app/identity/public/end_sessions.ts',
    ],
    specs: [
      ...under(
        'app/organisation/employees',
        ['access', 'access_level', 'archiving', 'starting_people'],
        'e2e.ts'
      ),
      'app/organisation/employees/employee_changes.e2e.ts',
      'app/organisation/directory/two_administrators.e2e.ts',
      'app/organisation/company/licence_places.e2e.ts',
      'app/organisation/employees/people.e2e.ts',
    ],
  },
  {
    files: ['backend/app/organisation/employees/account_of_employee.ts'],
    specs: [
      'app/organisation/directory/two_administrators.e2e.ts',
      ...under('app/organisation/employees', ['access', 'account_of_employee'], 'e2e.ts'),
    ],
  },
]

export const guards = {
  pure: { needsDatabase: false, parts: [withoutDatabase] },
  stored: { needsDatabase: true, parts: overDatabase },
} satisfies Record<string, Guards>
export type GroupName = keyof typeof guards
