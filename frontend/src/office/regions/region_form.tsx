import { Card, Text, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { NewRegionInput, Region, RegionInput } from '@shiftloom/backend/contracts/office'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeExample, weekdayName } from '#/domain/company/writing_choices.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { countryName } from '#/domain/company/regions.ts'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { regionQuery, updateRegion, usualQuery } from './queries.ts'
import { RegionFields } from './region_fields.tsx'
import { RegionSettingsFields } from './region_settings_fields.tsx'
import { valuesOf } from './region_values.ts'

/** Which country the region stands for, and what its new companies begin with. */
export function RegionForm({ row }: { row: Region }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const mayEdit = useCan('regions.edit')
  const server = useServerForm({
    row,
    valuesOf,
    validate: { name: rulesFor(t).required },
    save: async (values, version) => {
      const saved = await updateRegion(row.id, version, values)
      cache.setQueryData(regionQuery(row.id).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['office', 'regions'] })
      void cache.invalidateQueries({ queryKey: ['office', 'regional-defaults'] })
      void cache.invalidateQueries({ queryKey: ['office', 'events'] })
      return saved
    },
  })
  return (
    <EditForm
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`regions.field.${field}`)}
      describe={useDescribe()}
    >
      <Card>
        <RegionFields
          form={server.form as unknown as UseFormReturnType<NewRegionInput>}
          // Parts of a country are its own.
          onCountry={(country) => server.form.setValues({ country, holidayRegion: null })}
        />
      </Card>
      <Card component="section" aria-label={t('regions.settings.title')}>
        <Title order={2} fz="lg">
          {t('regions.settings.title')}
        </Title>
        <Text c="dimmed" mb="md" maw={680}>
          {t('regions.settings.text')}
        </Text>
        <RegionSettingsFields form={server.form} />
      </Card>
    </EditForm>
  )
}

/** What a field holds, in words, for showing two versions beside each other. */
function useDescribe() {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  return (field: keyof RegionInput, values: RegionInput): string => {
    const { country, timeFormat, firstDayOfWeek, holidayRegion } = values
    const part = cache
      .getQueryData(usualQuery(country).queryKey)
      ?.holidayRegions.find(({ code }) => code === holidayRegion)
    const special: Partial<Record<keyof RegionInput, string | null>> = {
      country: country === null ? t('regions.elsewhere') : countryName(format, country),
      timeFormat: timeFormat && timeExample(timeFormat),
      firstDayOfWeek: firstDayOfWeek && weekdayName(format, firstDayOfWeek),
      holidayRegion: part?.name ?? (holidayRegion || t('regions.whole_country')),
    }
    return special[field] ?? (values[field] === null ? t('regions.usual') : String(values[field]))
  }
}
