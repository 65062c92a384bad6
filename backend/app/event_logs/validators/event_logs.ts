import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { queryList } from '#app/core/validation/query_list'
import { fields } from '#app/core/validation/rules'

const codes = () => queryList(vine.array(vine.string().regex(/^[a-zA-Z_.]{1,80}$/)).maxLength(100)).optional()

const filters = {
  from: fields.day().optional(),
  until: fields.day().optional(),
  actorUserIds: queryList(fields.ids()).optional(),
  actions: codes(),
  entities: codes(),
  entityId: fields.id().optional(),
  impersonated: vine.boolean().optional(),
  search: vine.string().trim().maxLength(120).optional(),
}

export const listEventsValidator = vine.create({ ...pagingFields, ...filters })
export const exportEventsValidator = vine.create(filters)
