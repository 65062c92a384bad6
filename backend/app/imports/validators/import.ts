import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { fields } from '#app/core/validation/rules'
import { nameOrders } from '#contracts/full_names'
import { fileLimits, importLimits } from '#contracts/import_limits'
import { dateOrders, importFields, importKinds, importOutcomes } from '#contracts/imports'

const yesOrNo = () => vine.boolean({ strict: true })

/** Of any kind; each kind may allow fewer. */
const mostRows = Math.max(...Object.values(fileLimits).map(({ textRows }) => textRows))

export const createImportValidator = vine.create({
  kind: vine.enum(importKinds),
  fileName: vine.string().trim().minLength(1).maxLength(255),
  columns: vine
    .array(
      vine.object({
        header: vine.string().maxLength(importLimits.cellLength).nullable(),
        field: vine.enum(importFields).nullable(),
      })
    )
    .minLength(1)
    .maxLength(importLimits.columns),
  options: vine.object({
    createPositions: yesOrNo(),
    createTags: yesOrNo(),
    archiveMissing: yesOrNo(),
    invite: yesOrNo(),
    nameOrder: vine.enum(nameOrders).optional(),
    dateOrder: vine.enum(dateOrders).nullable().optional(),
    defaultLocationId: fields.id().nullable().optional(),
    defaultMetricId: fields.id().nullable().optional(),
    defaultContract: vine
      .object({ startsOn: fields.day(), fte: vine.number({ strict: true }).min(0.001).max(1) })
      .nullable()
      .optional(),
    leaveOutUnreadable: yesOrNo().optional(),
  }),
  rowCount: vine.number({ strict: true }).withoutDecimals().min(1).max(mostRows),
})

const said = () => vine.record(vine.string().maxLength(60).nullable()).maxLength(1_000).optional()
export const checkImportValidator = vine.create({
  matches: vine
    .object({
      location: said(),
      metric: said(),
      position: said(),
      tag: said(),
      role: said(),
      language: said(),
      employmentType: said(),
    })
    .optional(),
  leaveOutUnreadable: yesOrNo().optional(),
})

export const importRowsValidator = vine.create({
  rows: vine
    .array(
      vine.object({
        // The header is a row of the file too, and others may stand above it.
        number: vine.number({ strict: true }).withoutDecimals().min(1).max(10_000_000),
        // Empty texts arrive as null.
        cells: vine
          .array(vine.string().maxLength(importLimits.cellLength).nullable())
          .maxLength(importLimits.columns),
      })
    )
    .minLength(1)
    .maxLength(importLimits.rowsPerRequest),
})

export const listImportsValidator = vine.create({ ...pagingFields, kind: vine.enum(importKinds).optional() })
export const importProblemsValidator = vine.create(pagingFields)
export const importOutcomesValidator = vine.create({ ...pagingFields, outcome: vine.enum(importOutcomes) })
export const importFileValidator = vine.create({ format: vine.enum(['xlsx', 'csv'] as const).optional() })
