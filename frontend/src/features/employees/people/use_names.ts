import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery, tagsQuery } from '#/domain/company/directory.ts'

const byId = <T extends { id: string }>(items: T[] | undefined) =>
  new Map((items ?? []).map((item) => [item.id, item]))

/** What the ids of a person mean; nothing until it is known. A location the asking person does not see is named as such. */
export function useNames() {
  const { t } = useTranslation()
  const locations = useQuery(locationsQuery).data
  const positions = useQuery(positionsQuery).data
  const tags = useQuery(tagsQuery).data
  return useMemo(() => {
    const [places, work, labels] = [byId(locations), byId(positions), byId(tags)]
    return {
      location: (id: string) => places.get(id)?.name ?? (locations ? t('employees.other_location') : ''),
      position: (id: string) => {
        const found = work.get(id)
        const name = found?.name ?? (positions ? t('employees.archived_position') : '')
        return { id, name, color: found?.color ?? null, ownColor: found?.ownColor }
      },
      tag: (id: string) => labels.get(id)?.name ?? '',
    }
  }, [locations, positions, tags, t])
}
export type Names = ReturnType<typeof useNames>
