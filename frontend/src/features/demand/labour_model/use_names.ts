import { useQuery } from '@tanstack/react-query'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'

/** Names of places and positions by id. */
export function useNames() {
  const { data: locations } = useQuery(locationsQuery)
  const { data: positions } = useQuery(positionsQuery)
  return {
    location: (id: string): string => locations?.find((one) => one.id === id)?.name ?? '',
    position: (id: string) => positions?.find((one) => one.id === id) ?? { name: '', color: null },
  }
}
