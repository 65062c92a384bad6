import { Alert, Anchor, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Swap } from '@shiftloom/backend/contracts/swaps'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { Fact } from '#/ui/fact.tsx'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { pathOfSwaps } from '../paths.ts'
import { swapQuery } from '../queries.ts'
import { ShiftLines } from '../shift_lines.tsx'
import { SwapStatusBadge } from '../swap_status.tsx'
import { useLiveSwaps } from '../use_live_swaps.ts'
import { useSwapWords } from '../use_swap_words.ts'
import { SwapActions } from './swap_actions.tsx'

/** One swap: the shift, who is asked, and what became of it. */
export function SwapScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  useLiveSwaps()
  const query = useQuery(swapQuery(id))
  return (
    <QueryScreen title={t('titles.swap-details')} query={query}>
      {(swap) => <Details swap={swap} />}
    </QueryScreen>
  )
}

function Details({ swap }: { swap: Swap }) {
  const { t } = useTranslation()
  const words = useSwapWords()
  return (
    <Screen
      title={t('titles.swap-details')}
      description={words.when(swap.shift)}
      maxWidth={1100}
      actions={<SwapActions swap={swap} />}
    >
      <Stack gap="lg">
        <Group>
          <Anchor component={Link} to={pathOfSwaps}>
            {t('swaps.all')}
          </Anchor>
        </Group>
        {swap.outdated && (
          <Alert icon={<IconInfoCircle />} color="yellow" title={t('swaps.status.outdated')}>
            {t('swaps.outdated_text')}
          </Alert>
        )}
        <SimpleGrid cols={2} spacing="lg">
          <Card component="section" aria-label={t('swaps.column.shift')}>
            <Facts swap={swap} />
          </Card>
          <Card component="section" aria-label={t('swaps.colleagues')}>
            <Text fw={600} mb="sm">
              {t('swaps.colleagues')}
            </Text>
            <Offers swap={swap} />
          </Card>
        </SimpleGrid>
      </Stack>
    </Screen>
  )
}

function Facts({ swap }: { swap: Swap }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const words = useSwapWords()
  const { status, requester, shift, part, note, decidedAt, decidedBy, decisionReason, createdAt } = swap
  const isWaiting = status === 'asked' || status === 'accepted'
  return (
    <Stack gap="sm">
      <SwapStatusBadge swap={swap} />
      <Fact label={t('swaps.column.shift')}>
        <ShiftLines shift={shift} />
        {part && <Text fz="sm">{words.part(part)}</Text>}
      </Fact>
      <Fact label={t('swaps.column.requester')}>{format.personName(requester)}</Fact>
      {note && <Fact label={t('swaps.note')}>{note}</Fact>}
      {swap.needsConfirmation && (decidedAt ?? isWaiting) && (
        <Fact label={t('swaps.supervisor')}>
          {decidedAt
            ? [decidedBy, format.instant(decidedAt, timeZone)].filter((part) => part).join(' · ')
            : t(status === 'accepted' ? 'swaps.supervisor_waits' : 'swaps.supervisor_confirms')}
        </Fact>
      )}
      {decisionReason && <Fact label={t('swaps.reason')}>{decisionReason}</Fact>}
      <Fact label={t('swaps.proposed_at')}>{format.instant(createdAt, timeZone)}</Fact>
    </Stack>
  )
}

function Offers({ swap: { offers } }: { swap: Swap }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Stack gap="md">
      {offers.map(({ employee, shift, answer }) => (
        <Group key={employee.id} justify="space-between" align="flex-start" wrap="nowrap">
          <Group gap="xs" align="flex-start" wrap="nowrap">
            <PersonAvatar person={employee} size={28} />
            <div>
              <Text>{format.personName(employee)}</Text>
              {shift ? (
                <ShiftLines shift={shift} />
              ) : (
                <Text fz="sm" c="dimmed">
                  {t('swaps.nothing_back')}
                </Text>
              )}
            </div>
          </Group>
          <Text fz="sm" c="dimmed">
            {t(`swaps.answer.${answer}`)}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
