import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moved } from './moved.ts'
import { orderPositions, positionListQuery, refreshCompany } from './queries.ts'

type Props = { id: string; name: string; /** In their present order. */ ids: string[] }

/** Moves a position up or down; the list shows it at once, and goes back when it was refused. */
export function OrderButtons({ id, name, ids }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const at = ids.indexOf(id)
  const { queryKey } = positionListQuery(false)
  const order = useMutation({
    mutationFn: orderPositions,
    onMutate: (next) =>
      cache.setQueryData<Position[]>(queryKey, (old) =>
        next.flatMap((nextId) => old?.filter((position) => position.id === nextId) ?? [])
      ),
    onSettled: () => refreshCompany(cache),
  })
  return (
    <Group gap={2} wrap="nowrap">
      {([-1, 1] as const).map((step) => {
        const up = step < 0
        const Icon = up ? IconChevronUp : IconChevronDown
        return (
          <ActionIcon
            key={step}
            variant="transparent"
            color="gray"
            aria-label={t(up ? 'company.positions.move_up' : 'company.positions.move_down', { name })}
            disabled={up ? at <= 0 : at === ids.length - 1}
            onClick={() => order.mutate(moved(ids, at, step))}
          >
            <Icon size={18} />
          </ActionIcon>
        )
      })}
    </Group>
  )
}
