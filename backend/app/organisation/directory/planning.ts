import { Exception } from '@adonisjs/core/exceptions'

/** What the module that plans says about the rows of this one. */
export type Planning = {
  /** Where a schedule template belongs, which stays until the unit of work ends; null for one that is not there. */
  locationOfTemplate: (templateId: string) => Promise<string | null>
  /** Schedule templates of a location; others wait for the unit of work to end before they change one. */
  lockTemplatesAt: (locationId: string) => Promise<string[]>
  /** Whether a step of planning that can be undone names the person. */
  isInUndoableSteps: (employeeId: string) => Promise<boolean>
}

let known: Planning | undefined

/** Called once, where modules are joined: planning belongs to a module that uses this one. */
export const planningIsKnownBy = (planning: Planning): void => void (known = planning)

/** @throws E_PLANNING_UNKNOWN where modules were never joined */
export function planning(): Planning {
  if (known) return known
  throw new Exception('No module has said how people are planned.', {
    code: 'E_PLANNING_UNKNOWN',
    status: 500,
  })
}
