import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newKey } from '#/lib/api/new_key.ts'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { toast } from '#/ui/toast.ts'
import { clearDays, declareDays, refreshAvailability } from './queries.ts'
import type { Brush } from './brush.ts'
import { areSound, hoursOf } from './chosen_hours.ts'

type Stroke = { days: Day[]; kind: Brush['kind'] }

/** Declares days with the brush, as far as they are still open. */
export function usePainting({ employeeId, firstDay }: PersonAvailability, brush: Brush) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ days, kind }: Stroke) =>
      kind === 'clear'
        ? clearDays({ employeeId, days }, newKey())
        : declareDays({ employeeId, kind, days, hours: hoursOf(brush.hours) }, newKey()),
    onSuccess: (_nothing, { days, kind }) => {
      const word = kind === 'clear' ? 'cleared' : 'declared'
      toast({ id: 'saved', text: t(`availability.${word}`, { count: days.length }), type: 'success' })
    },
    onError: (error) => {
      if (isApiFailure(error)) toast({ text: error.message, type: 'error' })
    },
    onSettled: () => refreshAvailability(cache),
  })
  const paint = (chosen: Day[], kind: Brush['kind'] = brush.kind) => {
    const days = chosen.filter((day) => day >= firstDay)
    if (days.length === 0)
      return toast({
        text: t('availability.too_late', { day: format.day(firstDay, 'full') }),
        type: 'warning',
      })
    if (kind !== 'clear' && !areSound(brush.hours))
      return toast({ text: t('availability.hours_differ'), type: 'warning' })
    mutate({ days, kind })
  }
  return { paint, isPending }
}
