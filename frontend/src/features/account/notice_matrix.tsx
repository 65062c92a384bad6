import { notices as allNotices } from '@shiftloom/backend/contracts/organisation'
import type { ChosenNotices, NoticeChannel } from '@shiftloom/backend/contracts/notifications'
import { Switch, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useChooseNotices } from './notice_queries.ts'

type Props = { notices: ChosenNotices; channels: readonly NoticeChannel[] }

/** A row for each notice, a switch for each way it can take. */
export function NoticeMatrix({ notices, channels }: Props) {
  const { t } = useTranslation()
  const choose = useChooseNotices()
  return (
    <Table aria-label={t('account.notices.title')} verticalSpacing="sm" maw={640}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('account.notices.about')}</Table.Th>
          {channels.map((channel) => (
            <Table.Th key={channel} w={140}>
              {t(`account.notice_channels.${channel}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {allNotices.map((notice) => (
          <Table.Tr key={notice}>
            <Table.Td>{t(`account.notice_kinds.${notice}`)}</Table.Td>
            {channels.map((channel) => (
              <Table.Td key={channel}>
                <Switch
                  checked={notices[notice][channel]}
                  aria-label={t('account.notices.switch', {
                    notice: t(`account.notice_kinds.${notice}`),
                    channel: t(`account.notice_channels.${channel}`),
                  })}
                  onChange={({ currentTarget }) =>
                    choose.mutate({ [notice]: { ...notices[notice], [channel]: currentTarget.checked } })
                  }
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
