import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { Page } from 'playwright'
import type { Day } from './days.ts'
import { cellOf, gridReady, profileOf, scheduleOf } from './scheduler.ts'

/** The demo's employee as the schedule knows them. */
export async function employeeIn(from: Day): Promise<SchedulePerson> {
  const [{ employeeId }, { people }] = await Promise.all([
    profileOf('employee'),
    scheduleOf('organisation admin', from, 7),
  ])
  return people.find(({ id }) => id === employeeId)!
}

/** Opens the planners' grid with the rows of one name alone, so that theirs is drawn on any screen. */
export async function openSchedulerOf(
  page: Page,
  view: 'week' | '4weeks',
  from: Day,
  { id, name, surname }: SchedulePerson
): Promise<void> {
  await page.goto(`/scheduler?view=${view}&from=${from}&q=${encodeURIComponent(`${name} ${surname}`)}`)
  await gridReady(page)
  await cellOf(page, id, from).waitFor()
}
