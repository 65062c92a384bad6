import { useSearchParams } from 'react-router-dom'

const filterNames = ['location', 'position', 'tag', 'role', 'status'] as const
export type FilterName = (typeof filterNames)[number]

/** Filters of the list, in the address so that Back and links keep them. A change begins at the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const archived = params.get('archived') === 'true'
  const valuesOf = (name: FilterName) => params.getAll(name)
  const change = (work: (params: URLSearchParams) => void) =>
    setParams(
      (old) => {
        work(old)
        old.delete('page')
        return old
      },
      { replace: true }
    )

  return {
    archived,
    valuesOf,
    active: filterNames.some((name) => valuesOf(name).length > 0),
    set: (name: FilterName, values: string[]) =>
      change((next) => {
        next.delete(name)
        for (const value of values) next.append(name, value)
      }),
    showArchived: (shown: boolean) =>
      change((next) => (shown ? next.set('archived', 'true') : next.delete('archived'))),
    clear: () => change((next) => [...filterNames, 'search'].forEach((name) => next.delete(name))),
    query: {
      archived,
      locationIds: optional(valuesOf('location')),
      positionIds: optional(valuesOf('position')),
      tagIds: optional(valuesOf('tag')),
      roles: optional(valuesOf('role')),
      accountStatuses: optional(valuesOf('status')),
    },
  }
}
export type Filters = ReturnType<typeof useFilters>

const optional = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined)
