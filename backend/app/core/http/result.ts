import type { Page, Success } from '#contracts/http'

/** Wraps what a controller answers. */
export const result = <T>(value: T): Success<T> => ({ result: value })

/** Wraps one page of a list. */
export const page = <T>(items: T[], total: number, { page, pageSize }: PageQuery): Success<Page<T>> => ({
  result: { items, total, page, pageSize },
})

export type PageQuery = { page: number; pageSize: number }
