import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'

/** Lists of the back office by name: search, archived ones apart, and the order of a column. */
export const listedByName = <Order extends string>(orders: readonly Order[]) => ({
  ...pagingFields,
  search: vine.string().trim().maxLength(120).optional(),
  archived: vine.boolean().optional(),
  sort: vine.enum(orders.flatMap((order) => [order, `-${order}` as const])).optional(),
})

export const version = () => vine.number({ strict: true }).withoutDecimals().min(1)

export const listEventsValidator = vine.create(pagingFields)
