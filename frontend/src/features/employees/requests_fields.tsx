import { Card, Stack, Switch, Table, Text, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { notices } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/profile.ts'
import { ManyField } from '#/ui/form/directory_fields.tsx'
import { noticeChannels, type EmployeeValues } from './employee_values.ts'
import { requestTypesQuery } from './queries.ts'

type Props = { form: UseFormReturnType<EmployeeValues> }

/** What somebody may ask for beyond what everybody may, and how answers and plans reach them. */
export function RequestsFields({ form }: Props) {
  const { t } = useTranslation()
  const mayReadTypes = useCan('request_types.read')
  return (
    <Stack gap="lg">
      {mayReadTypes && (
        <Card>
          <RequestTypes form={form} />
        </Card>
      )}
      <Card component="section" aria-label={t('employees.notices.title')}>
        <Title order={2} size="h3" mb={4}>
          {t('employees.notices.title')}
        </Title>
        <Text c="dimmed" mb="md">
          {t('employees.notices.text')}
        </Text>
        <Notices form={form} />
      </Card>
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
    <Table aria-label={t('employees.notices.title')} verticalSpacing="sm" maw={640}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('employees.notices.about')}</Table.Th>
          {noticeChannels.map((channel) => (
            <Table.Th key={channel} w={140}>
              {t(`employees.notices.${channel}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {notices.map((notice) => (
          <Table.Tr key={notice}>
            <Table.Td>{t(`employees.notices.${notice}`)}</Table.Td>
            {noticeChannels.map((channel) => (
              <Table.Td key={channel}>
                <Switch
                  aria-label={`${t(`employees.notices.${notice}`)}: ${t(`employees.notices.${channel}`)}`}
                  {...form.getInputProps(`notificationPreferences.${notice}.${channel}`, {
                    type: 'checkbox',
                  })}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
