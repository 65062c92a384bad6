import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'

/** Query fields of a list: page, search text, order (`-name` is descending), `all=true` for pickers. */
export const listFields = <Order extends string>(orders: readonly Order[]) => ({
  ...pagingFields,
  search: vine.string().trim().maxLength(120).optional(),
  all: vine.boolean().optional(),
  sort: vine.enum(orders.flatMap((order) => [order, `-${order}` as const])).optional(),
})

type ListQuery<Order extends string> = {
  page?: number
  pageSize?: number
  search?: string
  sort?: Order | `-${Order}`
}

export const orderOf = <Order extends string>({ sort }: ListQuery<Order>) => ({
  order: sort?.replace(/^-/, '') as Order | undefined,
  descending: sort?.startsWith('-') ?? false,
})
