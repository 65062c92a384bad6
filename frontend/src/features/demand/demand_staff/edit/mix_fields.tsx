import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { mostPeople } from '@shiftloom/backend/contracts/demand_rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tagsQuery } from '#/domain/company/directory.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { StaffingValues } from './staffing_values.ts'

const anyone = 'anyone'

/** Of the people at work, how many must have a tag. */
export function MixFields({ form }: { form: UseFormReturnType<StaffingValues> }) {
  const { t } = useTranslation()
  const tags = useQuery(tagsQuery).data ?? []
  const { tagId } = form.values.skillMix
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SelectField
        searchable
        label={t('demand_staff.edit.mix_tag')}
        data={[
          { value: anyone, label: t('demand_staff.edit.anyone') },
          ...tags.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('skillMix.tagId')}
        value={tagId ?? anyone}
        onChange={(value) => form.setFieldValue('skillMix.tagId', value === anyone ? null : value)}
      />
      <NumberField
        label={t('demand_staff.edit.mix_least')}
        min={1}
        max={mostPeople}
        allowDecimal={false}
        disabled={tagId === null}
        {...form.getInputProps('skillMix.least')}
        error={form.errors['skillMix.least'] ?? form.errors.skillMix}
      />
    </SimpleGrid>
  )
}
