import { useSearchParams } from 'react-router-dom'

/** Filters of the list, in the address. A change begins at the first page. */
export function useSwapFilters(readsOthers: boolean) {
  const [params, setParams] = useSearchParams()
  const set = (name: 'whose' | 'over', value: string | null) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value) old.set(name, value)
        else old.delete(name)
        return old
      },
      { replace: true }
    )
  const whose = readsOthers && params.get('whose') === 'others' ? ('others' as const) : ('own' as const)
  const open = !params.has('over')
  return {
    ...{ whose, open },
    setWhose: (next: string) => set('whose', next === 'others' ? next : null),
    setOpen: (next: boolean) => set('over', next ? null : '1'),
  }
}
