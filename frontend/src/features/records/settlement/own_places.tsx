import { Title } from '@mantine/core'
import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { ownCost } from './own_cost.ts'
import { PlaceTable } from './place_table.tsx'

/** Hours of one person by location; nothing for those who worked at one alone. */
export function OwnPlaces({ person: { places, cost } }: { person: SettledPerson }) {
  const { t } = useTranslation()
  if (places.length < 2) return null
  return (
    <>
      <Title order={2} size="h3" mt="lg" mb="xs">
        {t('records.settlement.hours_by_location')}
      </Title>
      <PlaceTable rows={places.map((place) => ownCost(place, cost))} />
    </>
  )
}
