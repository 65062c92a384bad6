import { useAddress } from '#/lib/screens/use_address.ts'

export type TableState = {
  page: number
  sort: string | null
  descending: boolean
  search: string
  goTo: (page: number) => void
  sortBy: (key: string) => void
  /** As the server names orders: `name` or `-name`; null is the usual one. */
  sortAs: (order: string | null) => void
  searchFor: (text: string) => void
  /** What to send to the server: `{ page, sort, search }`, `sort` as `name` or `-name`. */
  query: { page: number; sort?: string; search?: string }
}

/** Page, order and search text of a list, kept in the address so that Back and links work. */
export function useTableState(): TableState {
  const { params, change } = useAddress()
  const order = params.get('sort')
  const descending = order?.startsWith('-') ?? false
  const sort = order?.replace(/^-/, '') || null
  const page = Math.max(1, Number(params.get('page')) || 1)
  const search = params.get('search') ?? ''

  return {
    page,
    sort,
    descending,
    search,
    goTo: (next) => change({ page: next > 1 ? String(next) : null }),
    sortBy: (key) => change({ sort: sort === key && !descending ? `-${key}` : key, page: null }),
    sortAs: (next) => change({ sort: next, page: null }),
    searchFor: (text) => change({ search: text || null, page: null }),
    query: { page, sort: order ?? undefined, search: search || undefined },
  }
}
