import { ActionIcon, Tooltip } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import type { LocationValues } from './location_values.ts'
import { freeCode } from './queries.ts'

/** Six digits; the button puts in others that are free, which count once they are saved. */
export function CodeField({ form }: { form: UseFormReturnType<LocationValues> }) {
  const { t } = useTranslation()
  const mayRenew = useCan('localizations.edit')
  const renew = useMutation({
    mutationFn: freeCode,
    onSuccess: ({ code }) => form.setFieldValue('code', code),
  })
  return (
    <TextField
      label={t('locations.field.code')}
      description={t('locations.code_text')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputMode="numeric"
      maxLength={6}
      placeholder="000000"
      {...form.getInputProps('code')}
      rightSection={
        mayRenew && (
          <Tooltip label={t('locations.renew_code')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('locations.renew_code')}
              loading={renew.isPending}
              onClick={() => renew.mutate()}
            >
              <IconRefresh size={16} />
            </ActionIcon>
          </Tooltip>
        )
      }
    />
  )
}
