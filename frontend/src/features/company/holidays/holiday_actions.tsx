import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { HolidayOfYear, OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { refreshCompany } from '../queries.ts'
import { deleteHoliday, hideHoliday } from './holiday_queries.ts'

type Props = { holiday: HolidayOfYear; onEdit: (holiday: OwnHoliday) => void }

export function HolidayActions({ holiday, onEdit }: Props) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {holiday.own ? <OwnActions own={holiday.own} onEdit={onEdit} /> : <StateActions holiday={holiday} />}
    </Group>
  )
}

/** Whatever is done, the list and everything that reckons with holidays is read again. */
function useRun() {
  const cache = useQueryClient()
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast({ text: done, type: 'success' })
    } catch {
      // What the server refuses is shown already.
    }
    await Promise.all([cache.invalidateQueries({ queryKey: ['labour-code'] }), refreshCompany(cache)])
  }
}

function OwnActions({ own, onEdit }: { own: OwnHoliday; onEdit: (holiday: OwnHoliday) => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const run = useRun()
  const { id, name } = own
  const remove = async () => {
    const agreed = await confirm({
      title: t('company.holiday.delete_title', { name }),
      text: t(own.repeatsYearly ? 'company.holiday.delete_yearly_text' : 'company.holiday.delete_text'),
      confirmLabel: t('core.delete'),
      destructive: true,
    })
    if (agreed) await run(() => deleteHoliday(id), t('company.holiday.deleted', { name }))
  }
  return (
    <>
      <Tooltip label={t('company.act.edit')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('company.act.edit_one', { name })}
          onClick={() => onEdit(own)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('core.delete')}>
        <ActionIcon
          variant="subtle"
          color="red.8"
          aria-label={t('company.holiday.delete_one', { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}

function StateActions({ holiday: { day, name, country, hidden } }: { holiday: HolidayOfYear }) {
  const { t } = useTranslation()
  const format = useFormat()
  const run = useRun()
  const hide = (yearly: boolean) =>
    run(() => hideHoliday({ country, day, hidden: true, yearly }), t('company.holiday.hide_done', { name }))
  if (hidden)
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('company.holiday.keep_one', { name })}
        onClick={() =>
          void run(
            () => hideHoliday({ country, day, hidden: false, yearly: false }),
            t('company.holiday.keep_done', { name })
          )
        }
      >
        {t('company.holiday.keep')}
      </Button>
    )
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          c="gray.8"
          aria-label={t('company.holiday.hide_one', { name })}
        >
          {t('company.holiday.hide')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void hide(false)}>
          {t('company.holiday.hide_once', { year: day.slice(0, 4) })}
        </Menu.Item>
        <Menu.Item onClick={() => void hide(true)}>
          {t('company.holiday.hide_yearly', { day: format.day(day, 'short') })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
