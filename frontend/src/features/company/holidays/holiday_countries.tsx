import { Card, Stack, Text } from '@mantine/core'
import type { HolidayCountry } from '@shiftloom/backend/contracts/holidays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { chooseHolidayRegion } from './holiday_queries.ts'

/** Whose holidays count where; a part of the country is chosen where parts differ. */
export function HolidayCountries({ countries }: { countries: HolidayCountry[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Card component="section" aria-label={t('company.holiday_countries.title')}>
      <Stack gap="sm">
        {countries.map((place) => (
          <div key={place.country}>
            <Text fw={600}>{countryName(format, place.country)}</Text>
            <Text c="dimmed" fz="sm">
              {place.locations.length > 0
                ? format.list(place.locations)
                : t('company.holiday_countries.no_location')}
            </Text>
            {place.regions.length > 0 && <RegionField place={place} />}
          </div>
        ))}
        <Text c="dimmed" fz="sm" maw={720}>
          {t('company.holiday_countries.text')}
        </Text>
      </Stack>
    </Card>
  )
}

const wholeCountry = 'all'

function RegionField({ place: { country, regions, region } }: { place: HolidayCountry }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const save = useMutation({
    mutationFn: (code: string) =>
      chooseHolidayRegion({ country, region: code === wholeCountry ? null : code }),
    onSuccess: () => toast({ id: 'saved', text: t('core.saved'), type: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['labour-code'] }),
  })
  return (
    <SelectField
      mt="xs"
      maw={360}
      searchable
      label={t('company.holiday_countries.region')}
      disabled={save.isPending}
      data={[
        { value: wholeCountry, label: t('company.holiday_countries.whole') },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={region ?? wholeCountry}
      onChange={(code) => code && save.mutate(code)}
    />
  )
}
