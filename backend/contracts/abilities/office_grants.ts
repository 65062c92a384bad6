import { plus, type Grants } from './grants.ts'

/** Role 5: looks, sets organisations up and signs in for their users. */
export const backOfficeViewer: Grants = {
  profile: ['profile.read', 'hub.connect', 'notifications.read_own'],
  'update-profile': ['profile.read', 'profile.edit', 'notification_settings.edit'],
  users: ['office_users.read'],
  user: ['office_users.read'],
  organizations: ['organisations.read', 'organisations.create', 'impersonation.start'],
  'organization-details': ['organisations.read', 'impersonation.start'],
  organization: ['organisations.read', 'organisations.create'],
  industries: ['industries.read'],
  industry: ['industries.read'],
  regions: ['regions.read'],
  region: ['regions.read'],
}

/**
 * Role 6: read access and the licence work. Adding a licence by hand, payments and terms are for users who may edit
 * licences.
 */
export const backOfficeEditor: Grants = plus(backOfficeViewer, {
  'organization-details': [
    'trials.extend',
    'licences.read',
    'licences.edit',
    'licences.add_manually',
    'payments.confirm',
    'settlement_terms.edit',
  ],
  licenses: ['licences.read', 'licences.edit', 'payments.confirm'],
})

/** Role 7: keeps users, organisations and industries. Archived positions are those of an industry, so they belong here. */
export const backOfficeAdmin: Grants = plus(backOfficeEditor, {
  users: ['office_users.create', 'office_users.archive'],
  user: ['office_users.create', 'office_users.edit', 'office_users.change_role'],
  organizations: ['organisations.archive'],
  'organization-details': ['organisations.archive'],
  organization: ['organisations.edit'],
  industries: ['industries.create', 'industries.delete'],
  industry: ['industries.edit', 'industry_positions.archive'],
})

/** Role 8: everything in the back office. */
export const globalAdmin: Grants = plus(backOfficeAdmin, {
  users: ['office_users.create_global_admin'],
  user: ['office_users.create_global_admin', 'office_users.assign_global_admin'],
  'organization-details': ['impersonation.export'],
  regions: ['regions.create', 'regions.archive'],
  region: [
    'regions.edit',
    'region_requests.read',
    'request_kinds.create',
    'request_kinds.edit',
    'request_kinds.delete',
  ],
})
