import { Button, Fieldset, Group, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import type { IndustryInput } from '@shiftloom/backend/contracts/office'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'

type Props = { form: UseFormReturnType<IndustryInput>; mayEdit: boolean }

/** The positions organisations of the industry begin with; one that is switched off is kept. */
export function IndustryPositions({ form, mayEdit }: Props) {
  const { t } = useTranslation()
  const { positions } = form.values
  const mayArchive = useCan('industry_positions.archive')
  return (
    <Fieldset legend={t('industries.field.positions')}>
      <Stack gap="sm">
        {positions.length === 0 && <Text c="dimmed">{t('industries.no_positions')}</Text>}
        {positions.map((position, index) => (
          <Group key={position.id ?? `new ${index}`} gap="md" wrap="nowrap">
            <TextField
              style={{ flex: 1 }}
              aria-label={t('industries.position_name', { number: index + 1 })}
              maxLength={120}
              {...form.getInputProps(`positions.${index}.name`)}
            />
            <Switch
              label={t('industries.active')}
              aria-label={t('industries.active_one', { name: position.name })}
              disabled={position.id !== undefined && !mayArchive}
              {...form.getInputProps(`positions.${index}.active`, { type: 'checkbox' })}
            />
          </Group>
        ))}
        {form.errors.positions && (
          <Text c="red.8" fz="sm" role="alert">
            {form.errors.positions}
          </Text>
        )}
        {mayEdit && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={() => form.setFieldValue('positions', [...positions, { name: '', active: true }])}
            >
              {t('industries.add_position')}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}
