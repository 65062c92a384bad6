import { useAddress } from '#/lib/screens/use_address.ts'

/** The half of the page and the filters of its list, in the address. A change begins at the first page. */
export function useSwapFilters(readsOthers: boolean) {
  const { params, change } = useAddress()
  const set = (name: 'view' | 'whose' | 'over', value: string | null) => change({ page: null, [name]: value })
  const whose = readsOthers && params.get('whose') === 'others' ? ('others' as const) : ('own' as const)
  const open = !params.has('over')
  const view = params.get('view') === 'open_shifts' ? ('open_shifts' as const) : ('swaps' as const)
  return {
    ...{ whose, open, view },
    setView: (next: string | null) => set('view', next === 'open_shifts' ? next : null),
    setWhose: (next: string) => set('whose', next === 'others' ? next : null),
    setOpen: (next: boolean) => set('over', next ? null : '1'),
  }
}
