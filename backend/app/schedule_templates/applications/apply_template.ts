import { addDays, dayOf, daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import type { DaySpan } from '#app/scheduling/public/entry'
import { carryOutPlan, planOf } from '#app/schedule_templates/proposals/carry_out_plan'
import { findTemplate, shiftsOfTemplates } from '#app/schedule_templates/templates/load_templates'
import { proposeShifts, type WantedShift } from '#app/schedule_templates/proposals/propose_shifts'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import {
  longestAppliedDays,
  mostAppliedShifts,
  type ScheduleTemplate,
  type TemplateApplication,
  type TemplateApplying,
  type TemplatePlan,
  type TemplateResult,
} from '#contracts/schedule_templates'

/** The same refusals as applying, and what it would do; nothing is written. */
export async function previewTemplate(id: string, applying: TemplateApplying): Promise<TemplatePlan> {
  const template = await findTemplate(id)
  const { span, place } = await target(template, applying)
  const proposed = await proposeShifts(await wantedOf(template, place, applying), applying.refused)
  return planOf(proposed, span, [place.id])
}

/**
 * Puts a template into the schedule, once or several times in a row, as unpublished shifts and one step of undo.
 *
 * @throws core.not_found
 * @throws scheduling.template_in_past
 * @throws scheduling.template_too_long
 * @throws scheduling.template_too_many
 * @throws scheduling.template_adds_nothing
 */
export async function applyTemplate(
  templateId: string,
  { id, ...applying }: TemplateApplication
): Promise<TemplateResult> {
  const template = await findTemplate(templateId, 'share')
  const { place } = await target(template, applying)
  return carryOutPlan({
    ...{ id, label: 'applyTemplate', way: applying.refused },
    wanted: () => wantedOf(template, place, applying),
  })
}

const lengthOf = ({ from, until }: ScheduleTemplate): number => daysBetween(from, until)

async function target(
  template: ScheduleTemplate,
  { from, repetitions }: TemplateApplying
): Promise<{ span: DaySpan; place: ScopeLocation }> {
  const [place] = await locationsInScope([template.locationId])
  const days = lengthOf(template) * repetitions
  if (from < dayOf(Date.now(), place!.zone)) throw new DomainError('scheduling.template_in_past')
  if (days > longestAppliedDays)
    throw new DomainError('scheduling.template_too_long', { days, most: longestAppliedDays })
  const shifts = template.shifts * repetitions
  if (shifts > mostAppliedShifts)
    throw new DomainError('scheduling.template_too_many', { shifts, most: mostAppliedShifts })
  return { span: { from, until: addDays(from, days) }, place: place! }
}

async function wantedOf(
  template: ScheduleTemplate,
  place: ScopeLocation,
  { from, repetitions, withPeople }: TemplateApplying
): Promise<WantedShift[]> {
  const shifts = await shiftsOfTemplates([template.id])
  const length = lengthOf(template)
  return Array.from({ length: repetitions }, (_none, turn) =>
    shifts.map(({ dayOffset, start, end, positionId, employeeId, breaks }) => ({
      ...{ place, day: addDays(from, turn * length + dayOffset), start, end, positionId, breaks },
      employeeId: withPeople ? employeeId : null,
    }))
  ).flat()
}
