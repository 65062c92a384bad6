import { ActionIcon, Button, Group, Paper, Text, Tooltip } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMail, IconMapPin, IconTag, IconX } from '@tabler/icons-react'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { mostMatching, type BulkOutcome } from '@shiftloom/backend/contracts/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ChooseModal } from './choose_modal.tsx'
import { BulkProgress } from './bulk_progress.tsx'
import { archiveMany, changeMany, matchingPeople } from '../queries.ts'
import { RefusedModal } from './refused_modal.tsx'
import { waits } from '../access/use_invitation.ts'
import { useBulk } from './use_bulk.ts'
import type { Matching } from './use_matching.ts'

type Props = {
  people: EmployeeListItem[]
  /** Of the list as it is narrowed now. */
  total: number
  matching: Matching
  archived: boolean
  onClear: () => void
}

/** What can be done to the people who are ticked. */
export function BulkBar({ people, total, matching, archived, onClear: clear }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayEdit = useCan('employees.edit')
  const mayArchive = useCan('employees.archive')
  const { all, filter } = matching
  const onClear = () => {
    matching.forget()
    clear()
  }
  const { busy, progress, refused, run, stop, forget } = useBulk(onClear)
  const [choosing, setChoosing] = useState<'tag' | 'move' | null>(null)
  const count = all?.count ?? people.length
  const chosen = async () =>
    all ? (await matchingPeople(filter, all.mark)).employeeIds : people.map(({ id }) => id)
  const change = (work: (employeeIds: string[]) => Promise<BulkOutcome>) => run(chosen, work)
  const waiting = all !== null || people.some(waits)
  const many = count > mostMatching

  const archive = async () => {
    const agreed = await confirm({
      title: t('employees.bulk.archive_title', { count }),
      text: t('employees.bulk.archive_text'),
      confirmLabel: t('employees.archive.confirm'),
      destructive: true,
    })
    if (agreed) await change((employeeIds) => archiveMany({ employeeIds, archived: true }))
  }
  const choose = (kind: 'tag' | 'move', id: string) => {
    setChoosing(null)
    return change((employeeIds) =>
      changeMany({ employeeIds, kind, ...(kind === 'tag' ? { tagId: id } : { locationId: id }) })
    )
  }

  return (
    <>
      {count > 0 && (
        <Paper withBorder p="xs" mb="sm" role="region" aria-label={t('employees.bulk.label')}>
          <Group gap="sm">
            <Text fw={550} px="xs" className="tabular" aria-live="polite">
              {many
                ? t('employees.bulk.too_many', { count, most: mostMatching })
                : t(all ? 'employees.bulk.all_selected' : 'employees.bulk.selected', { count })}
            </Text>
            {!all && total > people.length && (
              <Button
                {...usual}
                variant="subtle"
                disabled={busy}
                loading={matching.busy}
                onClick={() => void matching.choose()}
              >
                {t('employees.bulk.select_all', { count: total })}
              </Button>
            )}
            {!many && mayEdit && !archived && (
              <>
                <Button
                  {...usual}
                  leftSection={<IconTag size={16} />}
                  onClick={() => setChoosing('tag')}
                  disabled={busy}
                >
                  {t('employees.bulk.tag')}
                </Button>
                <Button
                  {...usual}
                  leftSection={<IconMapPin size={16} />}
                  onClick={() => setChoosing('move')}
                  disabled={busy}
                >
                  {t('employees.bulk.move')}
                </Button>
              </>
            )}
            {!many && mayEdit && waiting && (
              <Button
                {...usual}
                leftSection={<IconMail size={16} />}
                disabled={busy}
                onClick={() => void change((employeeIds) => changeMany({ employeeIds, kind: 'invite' }))}
              >
                {t('employees.bulk.invite')}
              </Button>
            )}
            {!many && mayArchive && !archived && (
              <Button
                {...usual}
                c="red.8"
                leftSection={<IconArchive size={16} />}
                onClick={() => void archive()}
                disabled={busy}
              >
                {t('employees.archive.confirm')}
              </Button>
            )}
            {!many && mayArchive && archived && (
              <Button
                {...usual}
                leftSection={<IconArchiveOff size={16} />}
                disabled={busy}
                onClick={() => void change((employeeIds) => archiveMany({ employeeIds, archived: false }))}
              >
                {t('employees.archive.restore')}
              </Button>
            )}
            <Tooltip label={t('employees.bulk.clear')}>
              <ActionIcon
                variant="subtle"
                color="gray.8"
                size="lg"
                ml="auto"
                aria-label={t('employees.bulk.clear')}
                disabled={busy}
                onClick={onClear}
              >
                <IconX size={16} />
              </ActionIcon>
            </Tooltip>
          </Group>
          {progress && progress.count > 0 && <BulkProgress {...progress} onStop={stop} />}
        </Paper>
      )}
      {choosing && (
        <ChooseModal
          kind={choosing}
          count={count}
          onClose={() => setChoosing(null)}
          onChoose={(id) => void choose(choosing, id)}
        />
      )}
      {refused.length > 0 && <RefusedModal refused={refused} onClose={forget} />}
    </>
  )
}

const usual = { size: 'sm', variant: 'default' } as const
