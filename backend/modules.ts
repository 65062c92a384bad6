/** Open to every module without being declared. */
export const kernel = ['core']

export type Module = {
  /** Modules whose `public/` folder is open to this one. */
  uses: string[]
  /** All of its tables. No other module writes them. */
  owns: string[]
  /** Tables of modules it uses, which its own SQL joins to. What has a query in `public/` is not read here. */
  reads: string[]
}

/**
 * The one table of who may use whom and whose which table is.
 * Read by tests/architecture, eslint.config.js and the make:module command.
 */
export const modules: Record<string, Module> = {
  core: {
    uses: [],
    owns: [
      'mails',
      'hub_messages',
      'audit_events',
      'idempotency_keys',
      'stored_files',
      'adonis_schema',
      'adonis_schema_versions',
    ],
    reads: [],
  },
  identity: {
    uses: ['core'],
    owns: [
      'users',
      'sessions',
      'sign_ins',
      'account_links',
      'sign_in_challenges',
      'trusted_devices',
      'recovery_codes',
      'user_identities',
      'rate_limits',
    ],
    reads: [],
  },
  organisation: {
    uses: ['core', 'identity'],
    owns: [
      'organisations',
      'locations',
      'location_positions',
      'location_tags',
      'location_admins',
      'positions',
      'tags',
      'list_choices',
      'employees',
      'employee_contracts',
      'employee_rates',
      'employee_locations',
      'employee_positions',
      'employee_tags',
      'company_deletion_requests',
    ],
    reads: ['audit_events', 'users'],
  },
  labour_code: {
    uses: ['core', 'organisation'],
    owns: ['company_holidays', 'labour_code_settings'],
    reads: [],
  },
  scheduling: {
    uses: ['core', 'identity', 'organisation', 'labour_code'],
    owns: [
      'schedule_entries',
      'schedule_commands',
      'schedule_revisions',
      'schedule_publications',
      'labour_code_acceptances',
      'swaps',
      'swap_offers',
      'open_shifts',
      'shift_claims',
    ],
    reads: [
      'users',
      'employee_contracts',
      'employee_locations',
      'employee_positions',
      'employee_rates',
      'employee_tags',
      'employees',
      'locations',
      'organisations',
      'positions',
    ],
  },
  /** Shifts kept as a pattern, and put into the schedule again. */
  schedule_templates: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling'],
    owns: ['schedule_templates', 'schedule_template_positions', 'schedule_template_entries'],
    reads: ['employees', 'positions', 'schedule_entries'],
  },
  /** Schedules proposed by the solver, and what planners accept of them. */
  auto_schedule: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling', 'demand'],
    owns: ['auto_schedule_runs', 'auto_schedule_proposals'],
    reads: [
      'users',
      'employee_contracts',
      'employee_locations',
      'employee_positions',
      'employee_tags',
      'employees',
      'locations',
      'schedule_commands',
      'schedule_entries',
    ],
  },
  /** Metrics of locations, and the staff they ask for. */
  demand: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling'],
    owns: [
      'demand_metrics',
      'demand_records',
      'demand_rules',
      'demand_rule_versions',
      'demand_rule_connections',
      'demand_positions',
      'demand_special_days',
      'demand_forecasts',
      'demand_record_steps',
      'demand_staffing',
      'demand_runs',
      'demand_run_changes',
    ],
    reads: [
      'users',
      'locations',
      'positions',
      'employee_locations',
      'employee_positions',
      'employees',
      'location_positions',
      'organisations',
    ],
  },
  /** Registered working time, and the records made of it. */
  time_tracking: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling'],
    owns: [
      'time_punches',
      'time_punch_places',
      'place_notice_reads',
      'time_records',
      'time_record_marks',
      'settled_months',
      'settlement_runs',
      'time_corrections',
      'time_alerts',
      'kiosks',
      'kiosk_refusals',
      'kiosk_activations',
    ],
    reads: [
      'employees',
      'employee_contracts',
      'employee_locations',
      'employee_rates',
      'company_holidays',
      'labour_code_settings',
      'locations',
      'positions',
      'schedule_entries',
      'users',
      'audit_events',
      'organisations',
    ],
  },
  notifications: {
    uses: ['core', 'identity', 'organisation', 'scheduling', 'demand', 'requests', 'time_tracking'],
    owns: ['notifications', 'notification_deliveries', 'push_subscriptions'],
    reads: ['employees'],
  },
  calendar_feed: {
    uses: ['core', 'identity', 'organisation', 'scheduling', 'requests'],
    owns: ['calendar_feeds', 'calendar_feed_events'],
    reads: ['users', 'employees', 'organisations'],
  },
  exports: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'scheduling', 'time_tracking'],
    owns: ['export_batches'],
    reads: ['stored_files', 'users', 'employees'],
  },
  imports: {
    uses: ['core', 'identity', 'organisation', 'exports', 'demand', 'requests'],
    owns: ['imports', 'import_rows', 'import_records', 'import_changes', 'import_mappings'],
    reads: ['users', 'organisations', 'demand_records'],
  },
  event_logs: {
    uses: [
      'core',
      'identity',
      'organisation',
      'labour_code',
      'scheduling',
      'schedule_templates',
      'requests',
      'exports',
      'office',
    ],
    owns: [],
    reads: [
      'audit_events',
      'users',
      'company_holidays',
      'employee_contracts',
      'employee_rates',
      'employees',
      'locations',
      'organisations',
      'positions',
      'tags',
      'request_types',
      'labour_code_acceptances',
      'schedule_entries',
      'schedule_templates',
    ],
  },
  /** How a company starts: registration, its first data, the first steps. */
  onboarding: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'office', 'requests'],
    owns: ['registrations', 'onboardings'],
    reads: [],
  },
  /** What a company tries the product with, and its removal. */
  sample_data: {
    uses: ['core', 'identity', 'organisation', 'scheduling', 'demand', 'requests', 'time_tracking'],
    owns: ['sample_data_sets'],
    reads: [],
  },
  /** The provider's own work on customers. */
  office: {
    uses: ['core', 'identity', 'organisation', 'labour_code'],
    owns: ['regions', 'industries', 'industry_positions', 'office_events', 'erased_organisations'],
    reads: ['audit_events', 'users', 'company_deletion_requests', 'organisations'],
  },
  requests: {
    uses: ['core', 'identity', 'organisation', 'labour_code', 'office', 'scheduling', 'demand'],
    owns: [
      'request_kinds',
      'request_types',
      'entry_attachments',
      'requests',
      'request_steps',
      'leave_facts',
      'limit_entries',
      'request_numbers',
      'request_deputies',
    ],
    reads: ['users', 'employees', 'employee_locations'],
  },
  /** What breaks in pages, on its way to the log. */
  client_errors: {
    uses: ['core', 'identity'],
    owns: [],
    reads: [],
  },
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
  'kiosk_activations',
  'mails',
  'hub_messages',
  'rate_limits',
  'adonis_schema',
  'adonis_schema_versions',
]
