import { canReach, routesOfBlockedOrganisation, type RouteName } from '@shiftloom/backend/contracts/abilities'
import { roles } from '@shiftloom/backend/contracts/enums'
import { backTarget } from '#/lib/session/back_target.ts'
import { entitlementsOf, type Profile } from '#/lib/account/profile.ts'
import { areaOf } from './areas.ts'

export type Visit = {
  name: RouteName | null
  /** Path with its search, as in the address bar. */
  path: string
  officeHost: boolean
  signedIn: boolean
  /** null until it is loaded, and when loading failed. */
  profile: Profile | null
  /** Whether a screen of that name is part of this build. */
  exists: (name: RouteName) => boolean
}
type Rule = { when: (visit: Visit) => boolean; to: (visit: Visit) => string | null }

/**
 * Authentication screens closed to signed-in users. The second step leads on by itself, to where the
 * person chose; without a challenge it leads to the login, and so home.
 */
const loginOnly: readonly RouteName[] = ['login', 'register', 'forgot-password', 'reset-password']
const searchOf = (path: string) => new URLSearchParams(path.split('?')[1])
const inOffice = ({ path }: Visit) => /^\/office(\/|$|\?)/.test(path)
const isAdmin = ({ profile }: Visit) => profile?.role === roles.organisationAdmin

function loginPath({ path }: Pick<Visit, 'path'>): string {
  const withoutBack = /^\/(office|impersonate)(\/|$|\?)/.test(path)
  return withoutBack ? '/login' : `/login?back=${encodeURIComponent(path)}`
}

const officeHome = ({ exists }: Visit) =>
  exists('users') ? '/office/users' : exists('organizations') ? '/office/organizations' : '/office/my-profile'

/** The first rule that applies decides. Source: specification, sections 2 and 4. */
const rules: Rule[] = [
  { when: ({ name, signedIn }) => !signedIn && !isPublic(name), to: loginPath },
  {
    when: ({ name, signedIn }) => signedIn && isLoginOnly(name),
    to: ({ path }) => backTarget(searchOf(path).get('back')),
  },
  { when: (visit) => visit.signedIn && !visit.officeHost && inOffice(visit), to: () => '/' },
  {
    when: (visit) => visit.signedIn && visit.officeHost && !inOffice(visit) && !isPublic(visit.name),
    to: officeHome,
  },
  {
    when: ({ name, officeHost }) => officeHost && isOfCustomers(name),
    to: () => '/login',
  },
  // The 404 screen shows in its place, so that the address stays to be corrected.
  { when: ({ name }) => name === null, to: () => null },
  {
    when: (visit) =>
      isAdmin(visit) &&
      !visit.profile!.isOrganisationCreated &&
      visit.exists('welcome') &&
      visit.name !== 'welcome' &&
      !isPublic(visit.name),
    to: () => '/welcome',
  },
  {
    when: (visit) =>
      visit.profile !== null &&
      entitlementsOf(visit.profile).lapsed === true &&
      !(routesOfBlockedOrganisation as readonly (RouteName | null)[]).includes(visit.name) &&
      !isPublic(visit.name),
    to: () => '/license',
  },
  {
    when: ({ name, profile }) =>
      profile !== null &&
      name !== null &&
      !isPublic(name) &&
      !canReach(profile.role, name, entitlementsOf(profile)),
    to: () => '/error/403',
  },
]

const isPublic = (name: RouteName | null) =>
  name !== null && ['authentication', 'error'].includes(areaOf(name))
/** Companies register, and have their kiosks, on the customers' host; the provider's people are added by each other. */
const isOfCustomers = (name: RouteName | null) =>
  name === 'register' || name === 'public_register' || name === 'kiosk'
const isLoginOnly = (name: RouteName | null) => name !== null && loginOnly.includes(name)

/** Where a visit is sent instead, or null when it may stay. */
export const redirectOf = (visit: Visit): string | null =>
  rules.find((rule) => rule.when(visit))?.to(visit) ?? null
