/**
 * Every ability there is, as `noun.verb`. A name is stable once released: endpoints, screens and stored
 * audit rows carry it.
 *
 * `…_own` concerns the asking person's own rows. Where staff and planners share an endpoint it asks for the
 * `_own` ability, which all of them hold, and the wider ability widens the answer
 * (`schedule.read_own` opens the schedule, `schedule.read` shows everyone's).
 */
export const abilities = [
  // Anyone, before signing in
  'session.open',
  'session.close',
  'account.register',
  'account.activate',
  'account.recover',
  'enums.read',
  /** What broke in a page. */
  'client_errors.report',
  'health.read',
  'api_description.read',
  /** Mails that were not sent; the page exists in development only. */
  'mailbox.read',
  /** Pictures, by links that expire; who may see a picture is asked where the link is handed out. */
  'files.read_linked',
  /** A person's shifts at the secret address they gave to their calendar. */
  'calendar_feed.read_linked',
  /** What a device does that an administrator has approved, or is to approve. */
  'kiosk.register',

  // Everyone signed in
  'profile.read',
  'profile.edit',
  /** One's own QR code for registering working time. */
  'qr_code.read_own',
  'notification_settings.edit',
  'notifications.read_own',
  'hub.connect',
  'chat.read',
  'chat.write',
  /** The organisation's name, currency, zone, formats. */
  'organisation.read',
  /** Names of locations, positions and tags, to label one's own rows. Opens their lists. */
  'directory.read_own',
  /** Names and work data of the staff of one's locations, without contracts or money. Opens employee lists and pages. */
  'directory.read',

  // Schedule
  'schedule.read_own',
  'calendar_feed.edit_own',
  'schedule.read',
  'schedule.edit',
  'schedule.publish',
  'schedule.generate',
  'schedule.statistics',
  'schedule_templates.read',
  'schedule_templates.edit',
  /** How many people the rules of demand ask for, beside the schedule; not the metrics they go by. */
  'staff_need.read',
  /** Money: cost of planned shifts. */
  'shift_cost.read',
  /** The rules a plan is judged by. */
  'labour_code.read',
  'labour_code.edit',
  /** Going against a blocking rule by giving a reason. The organisation chooses among the roles that hold it. */
  'labour_code.override',

  // Availability
  'availabilities.read_own',
  'availabilities.create_own',
  'availabilities.edit_own',
  'availabilities.delete_own',
  'availabilities.read',
  'availabilities.create',
  'availabilities.edit',
  'availabilities.delete',

  // Swaps: `_own` is the answer of the colleague who was asked, the plain one is the supervisor's confirmation
  'swaps.read_own',
  'swaps.propose',
  'swaps.accept_own',
  'swaps.reject_own',
  'swaps.read',
  'swaps.accept',
  'swaps.reject',

  // Working time
  'punches.create_own',
  'records.read_own',
  'records.read',
  'records.accept',
  'records.reject',
  'records.finish',
  'records.edit',
  /** Money: cost of worked time. Not the same as `shift_cost.read`; a role may hold one without the other. */
  'record_cost.read',
  /** Which records and requests were approved by rule, without a person. */
  'auto_approvals.read',
  'kiosks.read',
  'kiosks.edit',
  'kiosks.approve',
  'kiosks.delete',

  // Requests
  'requests.read_own',
  'requests.create_own',
  'requests.download',
  /** Files of absences: one's own, and those of people whose schedule one edits. */
  'absence_attachments.edit_own',
  'requests.read_calendar',
  'requests.read',
  'requests.accept',
  'requests.reject',
  'requests.create',
  'request_limits.read',
  'request_limits.edit',

  // Tasks
  'tasks.read_mine',
  'tasks.read_created',
  'tasks.create_for_me',
  'tasks.change_status',
  'tasks.read',
  'tasks.create',
  'tasks.edit',
  'tasks.delete',
  'tasks.read_history',
  /** Editing and deleting what another user set up. */
  'tasks.manage',

  // Employees. `write_<role>`: add and edit people of that role
  'employees.create',
  'employees.edit',
  'employees.archive',
  'employees.delete',
  'employees.import',
  'employees.write_employee',
  'employees.write_manager',
  'employees.write_location_manager',
  'employees.write_advisor',
  'employees.write_admin',
  'contracts.read',
  'contracts.edit',
  /** Money: what a person earns. */
  'rates.read',
  'rates.edit',

  // Locations
  'localizations.create',
  'localizations.copy',
  'localizations.duplicate',
  'localizations.edit',
  'localizations.delete',

  // Demand
  'demand.read',
  'metrics.read',
  'metrics.create',
  'metrics.edit',
  'metrics.delete',
  'metric_records.read',
  'metric_records.edit',
  'metric_records.import',
  'demand_rules.read',
  'demand_rules.edit',
  'demand_staff.read',
  'demand_staff.edit',
  'labour_model.run',

  // Exports and event logs
  'exports.read',
  'exports.create',
  'exports.download',
  'export_layouts.edit',
  'event_logs.read',
  'event_logs.download',

  // Company
  'organisation.create',
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
  'minimum_wage.edit',
  'company.request_deletion',

  // The organisation's own licence
  'licence.read',
  'licence.edit',
  'licence.pay',
  'payment_cards.edit',
  'invoice_details.edit',
  'invoices.read',
  'invoices.download',

  // Back office
  'office_users.read',
  'office_users.create',
  'office_users.edit',
  'office_users.archive',
  'office_users.change_role',
  'office_users.create_global_admin',
  'office_users.assign_global_admin',
  'organisations.read',
  'organisations.create',
  'organisations.edit',
  'organisations.archive',
  'impersonation.start',
  /** Making and taking payroll files, paying and closing in a customer's name. */
  'impersonation.export',
  'trials.extend',
  'licences.read',
  'licences.edit',
  'licences.add_manually',
  'payments.confirm',
  'settlement_terms.edit',
  'industries.read',
  'industries.create',
  'industries.edit',
  'industries.delete',
  'industry_positions.archive',
  'regions.read',
  'regions.create',
  'regions.edit',
  'regions.archive',
  'region_requests.read',
  'request_kinds.create',
  'request_kinds.edit',
  'request_kinds.delete',
] as const
export type Ability = (typeof abilities)[number]
