import { useSearchParams } from 'react-router-dom'

export type EventFilterName = 'from' | 'until' | 'actorUserIds' | 'actions' | 'impersonated'

/** Filters of the log, in the address so that Back and links keep them. A change begins at the first page. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams()
  const set = (name: EventFilterName, values: readonly string[]) =>
    setParams(
      (old) => {
        old.delete(name)
        old.delete('page')
        for (const value of values) if (value) old.append(name, value)
        return old
      },
      { replace: true }
    )
  const many = (name: EventFilterName) => params.getAll(name)
  const optional = (values: string[]) => (values.length > 0 ? values : undefined)
  return {
    set,
    many,
    one: (name: EventFilterName): string | null => params.get(name),
    query: {
      from: params.get('from') ?? undefined,
      until: params.get('until') ?? undefined,
      actorUserIds: optional(many('actorUserIds')),
      actions: optional(many('actions')),
      impersonated: params.get('impersonated') === 'true' || undefined,
    },
  }
}
export type EventFilters = ReturnType<typeof useEventFilters>
