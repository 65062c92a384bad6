import { Table } from '@mantine/core'
import { offeredNotices, type Notice } from '@shiftloom/backend/contracts/organisation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeChannels } from '../values/employee_values.ts'

type Props = { children: (notice: Notice, channel: (typeof noticeChannels)[number]) => ReactNode }

/** A row for each notice, a column for each way it can take. */
export function NoticesTable({ children }: Props) {
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
        {offeredNotices.map((notice) => (
          <Table.Tr key={notice}>
            <Table.Td>{t(`employees.notices.${notice}`)}</Table.Td>
            {noticeChannels.map((channel) => (
              <Table.Td key={channel}>{children(notice, channel)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
