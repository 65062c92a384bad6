import { SimpleGrid, Stack, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { CountryField, ZoneField } from '#/domain/company/region_fields.tsx'
import { CodeField } from './code_field.tsx'
import { writtenPostalCode } from './location_rules.ts'
import type { LocationValues } from './location_values.ts'

type Props = { form: UseFormReturnType<LocationValues> }

export function BasicsFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '2fr 1fr' }}>
        <TextField label={t('locations.field.name')} withAsterisk {...form.getInputProps('name')} />
        <CodeField form={form} />
      </SimpleGrid>
      <SimpleGrid cols={2}>
        <CountryField label={t('locations.field.country')} withAsterisk {...form.getInputProps('country')} />
        <ZoneField
          label={t('locations.field.timeZone')}
          description={t('locations.time_zone_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          {...form.getInputProps('timeZone')}
        />
      </SimpleGrid>
      <Textarea
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        label={t('locations.field.description')}
        {...form.getInputProps('description')}
      />
    </Stack>
  )
}

export function AddressFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Stack>
      <TextField label={t('locations.field.street')} {...form.getInputProps('address.street')} />
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '1fr 2fr' }}>
        <TextField
          label={t('locations.field.postalCode')}
          placeholder={form.values.country === 'PL' ? '00-000' : undefined}
          {...form.getInputProps('address.postalCode')}
          onBlur={() => form.setFieldValue('address.postalCode', writtenPostalCode(form.values))}
        />
        <TextField label={t('locations.field.city')} {...form.getInputProps('address.city')} />
      </SimpleGrid>
      <SimpleGrid cols={2}>
        <TextField label={t('locations.field.contactPerson')} {...form.getInputProps('contactPerson')} />
        <TextField label={t('locations.field.taxId')} maxLength={20} {...form.getInputProps('taxId')} />
      </SimpleGrid>
    </Stack>
  )
}
