import vine from '@vinejs/vine'
import { distinctBy } from '#app/core/validation/inconsistent'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'
import { combinations, longestBuffer, mostPeople, mostSteps, ruleNameLength } from '#contracts/demand_rules'

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most])
const amount = (least: number, most: number) => vine.number({ strict: true }).range([least, most])
const version = () => whole(1, 2_000_000_000)
const people = () => whole(0, mostPeople)
const weekdays = () => vine.array(whole(1, 7)).minLength(1).maxLength(7).distinct()
const duration = () => whole(5, 1440)
const isKind = (kind: string) => (value: unknown) => vine.helpers.isObject(value) && value.kind === kind

const linear = vine.object({ kind: vine.literal('linear'), unitsPerPersonHour: amount(0.001, 1_000_000) })
const range = vine.object({
  kind: vine.literal('range'),
  steps: vine
    .array(
      vine.object({
        from: amount(0, 1e9),
        until: amount(0, 1e9).nullable(),
        people: people(),
      })
    )
    .maxLength(mostSteps),
})
const serviceTime = vine.object({
  kind: vine.literal('service_time'),
  secondsPerUnit: amount(0.1, 86_400),
  utilisation: amount(0.05, 1),
})
const queue = vine.object({
  kind: vine.literal('erlang_c'),
  handlingSeconds: amount(1, 86_400),
  serviceLevel: amount(0, 0.999),
  answerSeconds: amount(0, 86_400),
  maximumOccupancy: amount(0.05, 1),
  shrinkage: amount(0, 0.9),
})
const fixed = vine.object({
  kind: vine.literal('fixed'),
  people: whole(1, mostPeople),
  start: fields.clockTime(),
  durationMinutes: duration(),
  weekdays: weekdays(),
})
const task = vine.object({
  kind: vine.literal('task'),
  people: whole(1, mostPeople),
  from: fields.clockTime(),
  until: fields.clockTime(),
  durationMinutes: duration(),
  spread: vine.boolean({ strict: true }),
  weekdays: weekdays(),
})

const hours = vine
  .array(vine.object({ weekday: whole(1, 7), opens: fields.clockTime(), closes: fields.clockTime() }))
  .maxLength(28)

const saving = {
  name: fields.name(ruleNameLength),
  body: vine.object({
    work: vine.union([
      vine.union.if(isKind('linear'), linear),
      vine.union.if(isKind('range'), range),
      vine.union.if(isKind('service_time'), serviceTime),
      vine.union.if(isKind('erlang_c'), queue),
      vine.union.if(isKind('fixed'), fixed),
      vine.union.else(task),
    ]),
    minimum: people(),
    maximum: people().nullable(),
    hours: hours.nullable(),
    bufferBeforeMinutes: whole(0, longestBuffer),
    bufferAfterMinutes: whole(0, longestBuffer),
  }),
  connections: vine
    .array(vine.object({ positionId: fields.id(), share: amount(0.0001, 1) }))
    .minLength(1)
    .maxLength(50)
    .use(distinctBy('positionId')),
  validFrom: fields.day().nullable(),
}

export const rulesValidator = vine.create({ from: fields.day().optional() })
export const createRuleValidator = vine.create({ ...saving, metricId: fields.id().nullable() })
export const changeRuleValidator = vine.create({ ...saving, version: version() })
export const restoreRuleValidator = vine.create({
  version: version(),
  versionId: fields.id(),
  validFrom: fields.day(),
})
export const ruleVersionValidator = vine.create({ version: vine.number().withoutDecimals().min(1) })
export const changePositionValidator = vine.create({
  version: whole(0, 2_000_000_000),
  combination: vine.enum(combinations),
  smoothed: vine.boolean({ strict: true }),
})
export const seriesValidator = vine.create({
  from: fields.day(),
  until: fields.day(),
  /** All of the organisation without it. */
  metricIds: queryList(fields.ids(20)).optional(),
})
