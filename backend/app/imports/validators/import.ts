import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { importFields, importKinds, importLimits } from '#contracts/imports'

const yesOrNo = () => vine.boolean({ strict: true })

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
  }),
  rowCount: vine.number({ strict: true }).withoutDecimals().min(1).max(importLimits.rows),
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

export const listImportsValidator = vine.create(pagingFields)
export const importFileValidator = vine.create({ format: vine.enum(['xlsx', 'csv'] as const).optional() })
