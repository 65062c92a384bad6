import { under, type Part } from './part.ts'

/** Of employees and their accounts, and of exports. */
export const organisationGuards: readonly Part[] = [
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
  {
    files: ['backend/app/exports/formats/sheet.ts'],
    specs: ['app/exports/formats/sheet.spec.ts'],
  },
]
