import vine from '@vinejs/vine'
import { distinctBy } from '#app/core/validation/inconsistent'
import { fields } from '#app/core/validation/rules'
import { overrideField } from '#app/scheduling/rules/override_field'
import { availabilityKinds } from '@shiftloom/solver/labour_code/availability'
import { commandLabels, longestShiftComment, type ScheduleCommandInput } from '#contracts/schedule'

/** Four weeks of two hundred people, copied at once. */
const mostOperations = 6000

const entryFields = {
  type: vine.number().withoutDecimals().range([0, 8]),
  employeeId: fields.id().nullable(),
  locationId: fields.id(),
  positionId: fields.id().nullable(),
  day: fields.day(),
  start: fields.clockTime(),
  end: fields.clockTime(),
}
const entryOptions = {
  fullDay: vine.boolean({ strict: true }).optional(),
  breaks: vine
    .array(
      vine.object({
        start: fields.clockTime().nullable(),
        minutes: vine.number().withoutDecimals().range([1, 1440]),
        paid: vine.boolean({ strict: true }),
      })
    )
    .maxLength(10)
    .optional(),
  comment: vine.string().trim().maxLength(longestShiftComment).nullable().optional(),
  locked: vine.boolean({ strict: true }).optional(),
  availability: vine.enum(availabilityKinds).nullable().optional(),
  code: fields.line(20).nullable().optional(),
}
const version = vine.number().withoutDecimals().min(0)

const operation = vine.union([
  vine.union.if(
    (value) => vine.helpers.isObject(value) && value.kind === 'create',
    vine.object({
      kind: vine.literal('create'),
      id: vine
        .string()
        .uuid({ version: [7] })
        .toLowerCase()
        .meta({ pattern: '^.{8}-.{4}-7' }),
      entry: vine.object({ ...entryFields, ...entryOptions }),
    })
  ),
  vine.union.if(
    (value) => vine.helpers.isObject(value) && value.kind === 'update',
    vine.object({
      kind: vine.literal('update'),
      id: fields.id(),
      version,
      changes: vine.object({
        type: entryFields.type.clone().optional(),
        employeeId: fields.id().nullable().optional(),
        locationId: fields.id().optional(),
        positionId: fields.id().nullable().optional(),
        day: fields.day().optional(),
        start: fields.clockTime().optional(),
        end: fields.clockTime().optional(),
        ...entryOptions,
      }),
    })
  ),
  vine.union.else(vine.object({ kind: vine.literal('delete'), id: fields.id(), version })),
])

/** Shape only: whether the schedule may become so is the command's business. An entry appears once. */
export const scheduleCommandValidator = vine.create({
  id: fields.id(),
  label: vine.enum(commandLabels),
  operations: vine.array(operation).minLength(1).maxLength(mostOperations).use(distinctBy('id')),
  override: overrideField(),
})

/** The validated command, with the members of the union distinguished again. */
export const commandInput = (validated: { id: string; label: string; operations: unknown[] }) =>
  validated as ScheduleCommandInput
