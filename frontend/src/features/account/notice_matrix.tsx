import { offeredNotices, type Notice } from '@shiftloom/backend/contracts/organisation'
import type { ChosenNotices, NoticeChannel } from '@shiftloom/backend/contracts/notifications'
import { Switch, Table } from '@mantine/core'
import { startTransition, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { useChooseNotices } from './notice_queries.ts'

type Props = { notices: ChosenNotices; channels: readonly NoticeChannel[] }

/** A row for each notice, a switch for each way it can take. */
export function NoticeMatrix({ notices, channels }: Props) {
  const { t } = useTranslation()
  const { mutateAsync } = useChooseNotices()
  // The cache tells its readers a moment later, by when React has set a controlled switch back: it would flicker.
  const [shown, show] = useOptimistic(notices)
  const choose = (notice: Notice, channel: NoticeChannel, wanted: boolean) => {
    const chosen = { [notice]: { ...shown[notice], [channel]: wanted } }
    startTransition(async () => {
      show({ ...shown, ...chosen })
      // The mutation reports refusals; the switch goes back as the transition ends.
      await mutateAsync(chosen).catch(() => undefined)
    })
  }
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
        {offeredNotices.map((notice) => (
          <Table.Tr key={notice}>
            <Table.Td>{t(`account.notice_kinds.${notice}`)}</Table.Td>
            {channels.map((channel) => (
              <Table.Td key={channel}>
                <Switch
                  checked={shown[notice][channel]}
                  aria-label={t('account.notices.switch', {
                    notice: t(`account.notice_kinds.${notice}`),
                    channel: t(`account.notice_channels.${channel}`),
                  })}
                  onChange={({ currentTarget }) => choose(notice, channel, currentTarget.checked)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
