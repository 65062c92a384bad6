import { Button, Group, Paper, Text } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMail, IconMapPin, IconTag, IconX } from '@tabler/icons-react'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { mostAtOnce } from '@shiftloom/backend/contracts/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ChooseModal } from './choose_modal.tsx'
import { archiveMany, changeMany } from './queries.ts'
import { RefusedModal } from './refused_modal.tsx'
import { useBulk } from './use_bulk.ts'

type Props = { people: EmployeeListItem[]; archived: boolean; onClear: () => void }

/** What can be done to the people who are ticked. */
export function BulkBar({ people, archived, onClear }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayEdit = useCan('employees.edit')
  const mayArchive = useCan('employees.archive')
  const { busy, refused, run, forget } = useBulk(onClear)
  const [choosing, setChoosing] = useState<'tag' | 'move' | null>(null)
  const count = people.length
  const employeeIds = people.map(({ id }) => id)
  const waiting = people.some(({ accountStatus }) => accountStatus === 'invited')
  const many = count > mostAtOnce

  const archive = async () => {
    const agreed = await confirm({
      title: t('employees.bulk.archive_title', { count }),
      text: t('employees.bulk.archive_text'),
      confirmLabel: t('employees.archive.confirm'),
      destructive: true,
    })
    if (agreed) await run(() => archiveMany({ employeeIds, archived: true }))
  }
  const choose = (kind: 'tag' | 'move', id: string) => {
    setChoosing(null)
    return run(() =>
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
                ? t('employees.bulk.too_many', { count, most: mostAtOnce })
                : t('employees.bulk.selected', { count })}
            </Text>
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
                onClick={() => void run(() => changeMany({ employeeIds, kind: 'invite' }))}
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
                onClick={() => void run(() => archiveMany({ employeeIds, archived: false }))}
              >
                {t('employees.archive.restore')}
              </Button>
            )}
            <Button
              {...usual}
              variant="subtle"
              color="gray.8"
              ml="auto"
              leftSection={<IconX size={16} />}
              onClick={onClear}
            >
              {t('employees.bulk.clear')}
            </Button>
          </Group>
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
