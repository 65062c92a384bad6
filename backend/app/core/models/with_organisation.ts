import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { type BaseModel, beforeCreate, beforeDelete, beforeSave } from '@adonisjs/lucid/orm'
import type { LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { organisationContext } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'

type Row = LucidRow & { id: string; organisationId: string }

/**
 * Ties a model to the organisation of the current unit of work: reads and writes run on its
 * transaction (row-level security decides which rows exist) and a foreign row cannot be saved.
 *
 * @throws E_ORGANISATION_CONTEXT_MISSING outside a unit of work
 * @throws E_FOREIGN_ORGANISATION on saving or deleting another organisation's row
 */
export function WithOrganisation<T extends NormalizeConstructor<typeof BaseModel>>(Super: T) {
  class Scoped extends Super {
    static selfAssignPrimaryKey = true

    @beforeCreate()
    static fill(row: Row) {
      row.id ??= newId()
      row.organisationId ??= organisationContext.current().id
    }

    @beforeSave()
    @beforeDelete()
    static guard(row: Row) {
      const unit = organisationContext.current()
      if (row.organisationId !== unit.id) throw organisationContext.foreignRow(row.organisationId)
      if (!row.$trx) row.useTransaction(unit.trx)
    }

    static query(options?: ModelAdapterOptions): any {
      return super.query({ client: organisationContext.current().trx, ...options })
    }
  }
  return Scoped as unknown as T // keep Super's own static types: query() stays typed
}
