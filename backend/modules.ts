/** Open to every module without being declared. */
export const kernel = ['core']

/**
 * The one table of who may use whom. `uses` opens the other module's `public/` folder only.
 * Read by tests/architecture, eslint.config.js and the make:module command.
 */
export const modules: Record<string, { uses: string[] }> = {
  core: { uses: [] },
  identity: { uses: ['core'] },
  organisation: { uses: ['core', 'identity'] },
  labour_code: { uses: ['core', 'organisation'] },
  scheduling: { uses: ['core', 'identity', 'organisation', 'labour_code'] },
  notifications: { uses: ['core', 'identity', 'organisation', 'scheduling'] },
  calendar_feed: { uses: ['core', 'identity', 'organisation', 'scheduling'] },
  exports: { uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling'] },
  imports: { uses: ['core', 'identity', 'organisation', 'exports'] },
  event_logs: { uses: ['core', 'organisation', 'exports', 'office'] },
  /** How a company comes to be: registration, its first data, the first steps. */
  onboarding: { uses: ['core', 'identity', 'organisation', 'labour_code', 'office', 'requests'] },
  /** What a company tries the product with, and its removal. */
  sample_data: { uses: ['core', 'identity', 'organisation', 'scheduling'] },
  /** The provider's own work on customers. */
  office: { uses: ['core', 'identity', 'organisation', 'labour_code'] },
  requests: { uses: ['core', 'identity', 'organisation', 'office', 'scheduling'] },
  /** What breaks in pages, on its way to the log. */
  client_errors: { uses: ['core', 'identity'] },
}

/** Tables without an organisation of their own; every other table must be guarded by row-level security. */
export const globalTables = [
  'users',
  'sessions',
  'sign_ins',
  'account_links',
  'sign_in_challenges',
  'trusted_devices',
  'recovery_codes',
  'user_identities',
  'regions',
  'request_kinds',
  'industries',
  'industry_positions',
  'office_events',
  'erased_organisations',
  'registrations',
  'mails',
  'hub_messages',
  'rate_limits',
  'adonis_schema',
  'adonis_schema_versions',
]
