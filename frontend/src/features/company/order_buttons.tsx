import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MoveButtons } from './move_buttons.tsx'
import { moved } from './moved.ts'
import { orderPositions, positionListQuery, refreshCompany } from './queries.ts'

type Props = { id: string; name: string; /** In their present order. */ ids: string[] }

/** Moves a position up or down; the list shows it at once, and goes back when it was refused. */
export function OrderButtons({ id, name, ids }: Props) {
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
    <MoveButtons
      name={name}
      at={at}
      count={ids.length}
      onMove={(step) => order.mutate(moved(ids, at, step))}
    />
  )
}
