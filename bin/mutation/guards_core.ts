import { under, type Part } from './part.ts'

/** Of requests, files and real-time connections. */
export const coreGuards: readonly Part[] = [
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
    files: ['backend/app/core/hubs/conversation.ts'],
    specs: ['app/core/hubs/conversation.spec.ts'],
  },
  {
    files: under('backend/app/core/hubs', ['changed_account', 'connection', 'hub_server']),
    specs: under(
      'app/core/hubs',
      ['changed_account', 'hub_connections', 'hub_departures', 'hub_lifetime', 'hub_server'],
      'spec.ts'
    ),
  },
  {
    files: under('backend/app/core/database', [
      'application_login',
      'application_role',
      'login_powers',
      'lucid_driver',
      'take_turns',
    ]),
    specs: under(
      'app/core/database',
      ['application_login', 'application_role', 'database', 'login_powers', 'take_turns'],
      'e2e.ts'
    ),
  },
  {
    files: under('backend/app/core/mail', [
      'controllers/mailbox_controller',
      'mail_settings',
      'mailbox_entry',
    ]),
    specs: ['app/core/mail/mail_settings.spec.ts', 'app/core/mail/mailbox.e2e.ts'],
  },
  {
    files: ['backend/app/core/audit/record.ts'],
    specs: ['app/core/audit/record.e2e.ts'],
  },
]
