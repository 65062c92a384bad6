import type { Recipe } from '../ask.ts'
import { account } from './account.ts'
import { availability } from './availability.ts'
import { company } from './company.ts'
import { demandMetrics } from './demand_metrics.ts'
import { demandRecords } from './demand_records.ts'
import { demandRules } from './demand_rules.ts'
import { filedRequests } from './filed_requests.ts'
import { files } from './files.ts'
import { founding } from './founding.ts'
import { kioskRecipes } from './kiosks.ts'
import { labourModel } from './labour_model.ts'
import { office } from './office.ts'
import { openShifts } from './open_shifts.ts'
import { schedule } from './schedule.ts'
import { swaps } from './swaps.ts'
import { timeTracking } from './time_tracking.ts'

/** What an operation needs before it can do as it is asked, by method and path. */
export const recipes: Record<string, Recipe> = {
  ...account,
  ...availability,
  ...company,
  ...demandMetrics,
  ...demandRecords,
  ...demandRules,
  ...filedRequests,
  ...files,
  ...founding,
  ...kioskRecipes,
  ...labourModel,
  ...office,
  ...openShifts,
  ...schedule,
  ...swaps,
  ...timeTracking,
}
