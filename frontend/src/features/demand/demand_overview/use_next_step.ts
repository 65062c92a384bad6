import { canReach } from '@shiftloom/backend/contracts/abilities'
import { entitlementsOf, useProfile } from '#/lib/account/profile.ts'
import type { RouteName } from '#/lib/screens/app_route.ts'
import { demandTabs } from '../frame/demand_tabs.ts'
import type { Missing } from './missing.ts'

type Word = 'rules' | 'records' | 'employees'
type Step = { word: Word; to: string }

/** Where what is missing is mended; null where the person may not go. */
export function useNextStep(locationId: string, missing: Missing): Step | null {
  const profile = useProfile()
  const mayReach = (name: RouteName) => canReach(profile.role, name, entitlementsOf(profile))
  if (missing.kind === 'staff') return mayReach('employees') ? { word: 'employees', to: '/employees' } : null
  const word = missing.kind === 'rules' || missing.kind === 'drafts' ? 'rules' : 'records'
  const metricId = 'metricId' in missing ? missing.metricId : null
  const tab = demandTabs.find((one) => one.word === word)
  const to = tab && mayReach(tab.name) ? tab.path({ locationId, metricId }) : null
  return to === null ? null : { word, to }
}
