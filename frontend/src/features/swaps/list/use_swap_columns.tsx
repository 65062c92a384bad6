import { Anchor, Group, Text } from '@mantine/core'
import type { Swap } from '@shiftloom/backend/contracts/swaps'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { pathOfSwap } from '../paths.ts'
import { SwapStatusBadge } from '../swap_status.tsx'
import { useSwapWords } from '../use_swap_words.ts'

export function useSwapColumns(): Column<Swap>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const words = useSwapWords()
  return [
    {
      key: 'shift',
      title: t('swaps.column.shift'),
      render: ({ id, shift, part }) => (
        <>
          <Anchor component={Link} to={pathOfSwap(id)} className="tabular">
            {words.when(shift)}
          </Anchor>
          <Text fz="sm" c="dimmed">
            {words.where(shift)}
          </Text>
          {part && <Text fz="sm">{words.part(part)}</Text>}
        </>
      ),
    },
    {
      key: 'requester',
      title: t('swaps.column.requester'),
      render: ({ requester }) => (
        <Group gap="xs" wrap="nowrap">
          <PersonAvatar person={requester} size={28} />
          <Text>{format.personName(requester)}</Text>
        </Group>
      ),
    },
    {
      key: 'colleague',
      title: t('swaps.column.colleague'),
      render: ({ offers }) => <Text>{colleagues(offers, format, t)}</Text>,
    },
    {
      key: 'status',
      title: t('swaps.column.status'),
      render: (swap) => <SwapStatusBadge swap={swap} />,
    },
  ]
}

type Words = { personName: ReturnType<typeof useFormat>['personName'] }

/** Who takes it, or who is asked. */
function colleagues(offers: Swap['offers'], { personName }: Words, t: TFunction): string {
  const taken = offers.find(({ answer }) => answer === 'accepted')
  if (taken) return personName(taken.employee)
  const [first] = offers
  if (first && offers.length === 1) return personName(first.employee)
  return t('swaps.asked_count', { count: offers.length })
}
