import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hiddenAtFirst } from './people_columns.tsx'
import { chooseColumns, columnChoiceQuery } from '../queries.ts'

/** The columns this account does not want to see, on whatever device; shown at once and stored behind it. */
export function useColumnChoice() {
  const cache = useQueryClient()
  const { data } = useQuery(columnChoiceQuery)
  const stored = data?.hiddenColumns
  const hidden = useMemo<readonly string[]>(() => stored ?? hiddenAtFirst, [stored])
  const { mutate } = useMutation({
    mutationFn: chooseColumns,
    onMutate: (hiddenColumns) => cache.setQueryData(columnChoiceQuery.queryKey, { hiddenColumns }),
    onError: () => cache.invalidateQueries({ queryKey: columnChoiceQuery.queryKey }),
  })
  const toggle = (id: string) =>
    mutate(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
  return { hidden, toggle }
}
