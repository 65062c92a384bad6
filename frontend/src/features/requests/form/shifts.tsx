import { Alert } from '@mantine/core'
import type { RequestCount } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Shift = RequestCount['shifts'][number]

/** Shifts that are named. */
const mostNamed = 5

/** The shifts a request meets, and what an approval does to them. */
export function Shifts({ shifts }: { shifts: readonly Shift[] }) {
  return [...Map.groupBy(shifts, ({ fate }) => fate)].map(([fate, alike]) => (
    <Alike key={fate} fate={fate} shifts={alike} />
  ))
}

function Alike({ fate, shifts }: { fate: Shift['fate']; shifts: readonly Shift[] }) {
  const { t } = useTranslation()
  const list = useShiftList()
  const count = shifts.length
  return (
    <Alert color="orange" variant="light" p="xs">
      {t(`requests.count.${count > mostNamed ? 'shifts_more' : 'shifts'}`, { count, list: list(shifts) })}
      {` ${t(`requests.fate.${fate}`, { count })}`}
    </Alert>
  )
}

/** Shifts that the person goes on working before and after the request, to those who decide. */
export function CutShifts({ shifts }: { shifts: readonly Shift[] }) {
  const { t } = useTranslation()
  const list = useShiftList()
  const cut = shifts.filter(({ fate }) => fate === 'cut')
  if (cut.length === 0) return null
  return (
    <Alert color="orange" variant="light" p="xs">
      {t('requests.count.cut', { count: cut.length, list: list(cut) })}
    </Alert>
  )
}

function useShiftList(): (shifts: readonly Shift[]) => string {
  const format = useFormat()
  return (shifts) =>
    format.list(
      shifts
        .slice(0, mostNamed)
        .map(({ day, start, end }) => `${format.day(day, 'weekday')} ${format.clockRange(start, end)}`)
    )
}
