import { plus, without, type Grants } from './grants.ts'

/** Everyone of an organisation: the frame of the app and one's own profile. */
const everybody: Grants = {
  home: [
    'profile.read',
    'organisation.read',
    'directory.read_own',
    'hub.connect',
    'notifications.read_own',
    'chat.read',
    'chat.write',
  ],
  'my-profile': ['profile.read'],
  'my-profile-edit': ['profile.read', 'profile.edit', 'notification_settings.edit'],
  'my-qr-code': ['qr_code.read_own'],
}

/** The role imported people get. Everything concerns themselves. */
export const employee: Grants = plus(everybody, {
  scheduler: ['schedule.read_own', 'calendar_feed.edit_own', 'absence_attachments.edit_own'],
  availabilities: [
    'availabilities.read_own',
    'availabilities.create_own',
    'availabilities.edit_own',
    'availabilities.delete_own',
  ],
  swaps: ['swaps.read_own', 'swaps.propose', 'swaps.accept_own', 'swaps.reject_own'],
  'swap-details': ['swaps.read_own', 'swaps.accept_own', 'swaps.reject_own'],
  records: ['records.read_own', 'punches.create_own'],
  record: ['records.read_own'],
  'record-details': ['records.read_own'],
  requests: ['requests.read_own', 'requests.create_own', 'requests.download'],
  'request-details': ['requests.read_own', 'requests.download'],
  'request-history': ['requests.read_own'],
  'user-calendar': ['requests.read_own', 'requests.create_own'],
  tasks: ['tasks.read_mine', 'tasks.read_created', 'tasks.create_for_me', 'tasks.change_status'],
  task: ['tasks.create_for_me'],
  'task-details': ['tasks.read_mine', 'tasks.read_created', 'tasks.change_status'],
})

/** Plans and approves time, but decides no request and sees no cost of planned shifts. */
export const manager: Grants = plus(employee, {
  home: ['directory.read'],
  scheduler: [
    'directory.read',
    'schedule.read',
    'schedule.edit',
    'schedule.publish',
    'schedule.generate',
    'schedule.statistics',
    'schedule_templates.read',
    'schedule_templates.edit',
    'staff_need.read',
    'labour_code.read',
    'labour_code.override',
  ],
  availabilities: [
    'availabilities.read',
    'availabilities.create',
    'availabilities.edit',
    'availabilities.delete',
  ],
  swaps: ['swaps.read', 'swaps.accept', 'swaps.reject'],
  'swap-details': ['swaps.read', 'swaps.accept', 'swaps.reject'],
  fairness: ['schedule.statistics'],
  records: ['records.read', 'records.accept', 'records.reject', 'records.finish'],
  record: ['records.read', 'records.edit'],
  'record-details': [
    'records.read',
    'records.accept',
    'records.reject',
    'records.finish',
    'record_cost.read',
  ],
  'requests-calendar': ['requests.read_calendar', 'requests.create_own'],
  'user-calendar': ['requests.read_calendar'],
  tasks: ['tasks.read', 'tasks.create', 'tasks.edit', 'tasks.delete'],
  task: ['tasks.create', 'tasks.edit'],
  'task-details': ['tasks.read', 'tasks.edit', 'tasks.delete'],
  'task-history': ['tasks.read_history'],
  // Reachable and read-only: what these screens show is opened by `directory.read`.
  employees: [],
  'employee-details': [],
  localizations: [],
})

/** A manager who also answers for cost, people and demand of the location. No licence screens. */
export const locationManager: Grants = plus(manager, {
  scheduler: ['shift_cost.read'],
  records: ['auto_approvals.read'],
  requests: ['requests.read', 'requests.accept', 'requests.reject', 'auto_approvals.read'],
  'request-details': ['requests.read', 'requests.accept', 'requests.reject', 'auto_approvals.read'],
  'request-history': ['requests.read'],
  'requests-calendar': ['requests.read', 'requests.accept', 'requests.reject'],
  tasks: ['tasks.manage'],
  task: ['tasks.manage'],
  'task-details': ['tasks.manage'],
  employees: ['employees.create', 'employees.archive'],
  employee: [
    'employees.create',
    'employees.edit',
    'employees.write_employee',
    'employees.write_manager',
    'employees.write_location_manager',
    'contracts.read',
    'contracts.edit',
    'request_types.read',
  ],
  'employee-details': ['employees.edit', 'employees.archive', 'contracts.read', 'request_types.read'],
  demand: ['demand.read', 'metrics.read'],
  'demand-metric-records': ['metrics.read', 'metric_records.read'],
  'demand-rules': ['demand_rules.read', 'demand_rules.edit'],
  'demand-staff': ['demand_staff.read', 'demand_staff.edit'],
  'demand-staff-edit': ['demand_staff.read', 'demand_staff.edit'],
})

/** What an advisor has beyond a location manager; an administrator has it too. */
const advising: Grants = {
  employees: ['employees.import'],
  employee: ['employees.write_advisor'],
  localizations: ['localizations.create', 'localizations.copy', 'localizations.duplicate'],
  localization: ['localizations.edit'],
  license: ['invoices.read', 'invoices.download'],
}

/** Sets companies up rather than running them: generates no schedule, decides no swap, moves no task along. */
export const advisor: Grants = plus(
  without(locationManager, [
    'schedule.generate',
    'swaps.accept',
    'swaps.reject',
    'swaps.accept_own',
    'swaps.reject_own',
    'tasks.change_status',
  ]),
  advising
)

/** Everything any customer role may do, and the company itself. */
export const organisationAdmin: Grants = plus(locationManager, advising, {
  welcome: ['organisation.create', 'localizations.create', 'positions.create', 'employees.create'],
  'kiosk-module': ['kiosks.read', 'kiosks.edit', 'kiosks.approve', 'kiosks.delete'],
  requests: ['requests.create'],
  'request-limits': ['request_limits.read', 'request_limits.edit'],
  'requests-calendar': ['requests.create'],
  'user-calendar': ['requests.read', 'requests.create'],
  employees: ['employees.delete'],
  employee: ['employees.write_admin', 'rates.read', 'rates.edit'],
  'employee-details': ['employees.delete', 'rates.read'],
  'employee-rates': ['rates.read', 'rates.edit'],
  localizations: ['localizations.delete'],
  localization: ['localizations.edit', 'localizations.delete'],
  demand: ['metrics.create', 'metrics.edit', 'metrics.delete', 'labour_model.run'],
  'demand-metric-records': ['metric_records.import'],
  'demand-metric-records-edit': ['metric_records.read', 'metric_records.edit'],
  'demand-staff': ['labour_model.run'],
  exports: ['exports.read', 'exports.create', 'exports.download', 'export_layouts.edit'],
  'event-logs': ['event_logs.read', 'event_logs.download'],
  deliveries: ['event_logs.read'],
  'company-settings': [
    'company_settings.read',
    'company_settings.edit',
    'positions.create',
    'positions.edit',
    'positions.archive',
    'positions.delete',
    'tags.create',
    'tags.edit',
    'tags.delete',
    'request_types.read',
    'request_types.create',
    'request_types.edit',
    'request_types.archive',
    'holidays.create',
    'holidays.edit',
    'holidays.delete',
    'labour_code.read',
    'labour_code.edit',
    'minimum_wage.edit',
    'company.request_deletion',
  ],
  license: ['licence.read', 'licence.edit', 'licence.pay', 'payment_cards.edit', 'invoice_details.edit'],
  'license-checkout': ['licence.read', 'licence.pay', 'payment_cards.edit', 'invoice_details.edit'],
  'license-success': ['licence.read'],
})
