import { useSearchParams } from 'react-router-dom'

export type FilterName = 'location' | 'position' | 'tag'

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
    active: (['location', 'position', 'tag'] as const).some((name) => valuesOf(name).length > 0),
    set: (name: FilterName, values: string[]) =>
      change((next) => {
        next.delete(name)
        for (const value of values) next.append(name, value)
      }),
    showArchived: (shown: boolean) =>
      change((next) => (shown ? next.set('archived', 'true') : next.delete('archived'))),
    clear: () =>
      change((next) => ['location', 'position', 'tag', 'search'].forEach((name) => next.delete(name))),
    query: {
      archived,
      locationIds: optional(valuesOf('location')),
      positionIds: optional(valuesOf('position')),
      tagIds: optional(valuesOf('tag')),
    },
  }
}
export type Filters = ReturnType<typeof useFilters>

const optional = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined)
