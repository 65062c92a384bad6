import { Card, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ManyField } from '#/domain/company/directory_fields.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'
import { NoticesCard } from '../notices/notices_card.tsx'
import { NoticesTable } from '../notices/notices_table.tsx'
import { requestTypesQuery } from '../queries.ts'

type Props = { form: UseFormReturnType<EmployeeValues> }

/** What a person may ask for beyond what everyone may, and how answers and plans reach them. */
export function RequestsFields({ form }: Props) {
  const mayReadTypes = useCan('request_types.read')
  return (
    <Stack gap="lg">
      {mayReadTypes && (
        <Card>
          <RequestTypes form={form} />
        </Card>
      )}
      <NoticesCard>
        <Notices form={form} />
      </NoticesCard>
    </Stack>
  )
}

function RequestTypes({ form }: Props) {
  const { t } = useTranslation()
  const types = useQuery(requestTypesQuery)
  return (
    <ManyField
      items={types.data}
      label={t('employees.field.availableRequestTypeIds')}
      description={t('employees.request_types_text')}
      {...form.getInputProps('availableRequestTypeIds')}
    />
  )
}

function Notices({ form }: Props) {
  const { t } = useTranslation()
  return (
    <NoticesTable>
      {(notice, channel) => (
        <Switch
          aria-label={`${t(`employees.notices.${notice}`)}: ${t(`employees.notices.${channel}`)}`}
          {...form.getInputProps(`notificationPreferences.${notice}.${channel}`, { type: 'checkbox' })}
        />
      )}
    </NoticesTable>
  )
}
