import { Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '#/lib/api/http.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

/** Changes with every person who comes or goes, so it is read again with everything of the organisation. */
const licencePlacesQuery = queryOptions({
  queryKey: ['organisation', 'licence places'],
  async queryFn({ signal }) {
    const [places] = await Promise.all([
      http.get('/organisation-management/licence-places', undefined, { quiet: true, signal }),
      loadFeatureTexts('licence_places'),
    ])
    return places
  },
})

/** How many people can still be added; nothing where the licence has no limit. For those who may add people. */
export function LicencePlaces() {
  const { t } = useTranslation()
  const { data } = useQuery(licencePlacesQuery)
  if (!data || data.left === null) return null
  return (
    <Text fz="sm" c={data.left === 0 ? 'red.8' : 'dimmed'} fw={data.left === 0 ? 550 : undefined}>
      {t('licence_places.left', { left: data.left, licensed: data.licensed })}
    </Text>
  )
}
