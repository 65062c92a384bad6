import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { NewRegionInput } from '@shiftloom/backend/contracts/office'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { countryChoices } from '#/domain/company/regions.ts'
import { TextField } from '#/ui/fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'

const elsewhere = 'all'

type Form = UseFormReturnType<NewRegionInput>
type Props = { form: Form; onCountry?: (country: string | null) => void }

export function RegionFields({
  form,
  onCountry = (country) => form.setFieldValue('country', country),
}: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const countries = useMemo(() => countryChoices(format), [format])
  return (
    <SimpleGrid cols={2}>
      <TextField
        label={t('regions.field.name')}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SelectField
        searchable
        label={t('regions.field.country')}
        data={[{ value: elsewhere, label: t('regions.elsewhere') }, ...countries]}
        error={form.errors.country}
        value={form.values.country ?? elsewhere}
        onChange={(value) => onCountry(value === elsewhere ? null : value)}
      />
    </SimpleGrid>
  )
}
