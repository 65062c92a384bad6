import vine from '@vinejs/vine'

/** Query fields of every paged list: `page` from 1, at most 200 rows a page. */
export const pagingFields = {
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  pageSize: vine.number().withoutDecimals().min(1).max(200).optional(),
}

export const pagingOf = (query: { page?: number; pageSize?: number }) => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 50,
})
