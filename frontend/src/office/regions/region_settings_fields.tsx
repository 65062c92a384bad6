import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { RegionInput } from '@shiftloom/backend/contracts/office'
import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import {
  dateExample,
  dateFormatChoices,
  timeExample,
  timeFormatChoices,
  weekdayName,
  weekStartChoices,
} from '#/domain/company/writing_choices.ts'
import { CurrencyField, ZoneField } from '#/domain/company/region_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { usualQuery } from './queries.ts'

/** What new companies of the region begin with. A field that is left open says what is usual in the country. */
export function RegionSettingsFields({ form }: { form: UseFormReturnType<RegionInput> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { values } = form
  const usual = useQuery(usualQuery(values.country)).data
  const parts = usual?.holidayRegions ?? []
  const open = (value: string | undefined) =>
    value === undefined ? t('regions.usual') : t('regions.usual_is', { value })
  return (
    <SimpleGrid cols={2}>
      <CurrencyField
        clearable
        label={t('regions.field.currency')}
        placeholder={open(usual?.currency)}
        {...form.getInputProps('currency')}
      />
      <ZoneField
        clearable
        label={t('regions.field.timeZone')}
        placeholder={open(usual?.timeZone)}
        {...form.getInputProps('timeZone')}
      />
      <SelectField
        clearable
        label={t('regions.field.dateFormat')}
        placeholder={open(usual && dateExample(usual.dateFormat))}
        data={dateFormatChoices}
        {...form.getInputProps('dateFormat')}
      />
      <SelectField
        clearable
        label={t('regions.field.timeFormat')}
        placeholder={open(usual && timeExample(usual.timeFormat))}
        data={timeFormatChoices}
        {...form.getInputProps('timeFormat')}
      />
      <SelectField
        clearable
        label={t('regions.field.firstDayOfWeek')}
        placeholder={open(usual && weekdayName(format, usual.firstDayOfWeek))}
        data={weekStartChoices(format)}
        error={form.errors.firstDayOfWeek}
        value={values.firstDayOfWeek === null ? null : String(values.firstDayOfWeek)}
        onChange={(day) =>
          form.setFieldValue('firstDayOfWeek', day === null ? null : (Number(day) as WeekStart))
        }
      />
      {(parts.length > 0 || values.holidayRegion !== null) && (
        <SelectField
          clearable
          searchable
          label={t('regions.field.holidayRegion')}
          placeholder={t('regions.whole_country')}
          data={parts.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.getInputProps('holidayRegion')}
        />
      )}
    </SimpleGrid>
  )
}
