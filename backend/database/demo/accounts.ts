import type { Role } from '#contracts/enums'

/** One password for every demo account; demo data exists only where it is not turned off. */
export const demoPassword = 'Shiftloom1!'

/** Fixed ids make the demo the same company at every start and every test. */
export const demoOrganisationId = '01930000-0000-7000-8000-000000000001'
export const neighbourOrganisationId = '01930000-0000-7000-8000-000000000002'

export type DemoAccount = {
  role: Role
  roleName: string
  email: string
  organisation: 'demo' | 'neighbour' | 'provider'
  /** For a kiosk. */
  pin?: string
}

export const demoAccounts: DemoAccount[] = [
  { role: 4, roleName: 'organisation admin', email: 'admin@ziarno.example', organisation: 'demo' },
  { role: 3, roleName: 'advisor', email: 'advisor@ziarno.example', organisation: 'demo' },
  {
    role: 2,
    roleName: 'location manager',
    email: 'location.manager@ziarno.example',
    organisation: 'demo',
    pin: '246810',
  },
  { role: 1, roleName: 'manager', email: 'manager@ziarno.example', organisation: 'demo', pin: '369121' },
  { role: 0, roleName: 'employee', email: 'employee@ziarno.example', organisation: 'demo', pin: '135790' },
  { role: 0, roleName: 'employee in Hà Nội', email: 'nhanvien@ziarno.example', organisation: 'demo' },
  {
    role: 0,
    roleName: 'employee of another organisation',
    email: 'employee@mak.example',
    organisation: 'neighbour',
  },
  {
    role: 5,
    roleName: 'back office, viewer',
    email: 'office.viewer@shiftloom.example',
    organisation: 'provider',
  },
  {
    role: 6,
    roleName: 'back office, editor',
    email: 'office.editor@shiftloom.example',
    organisation: 'provider',
  },
  {
    role: 7,
    roleName: 'back office, admin',
    email: 'office.admin@shiftloom.example',
    organisation: 'provider',
  },
  {
    role: 8,
    roleName: 'back office, global admin',
    email: 'office.global@shiftloom.example',
    organisation: 'provider',
  },
]
