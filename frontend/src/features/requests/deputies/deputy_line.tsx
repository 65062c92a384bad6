import { Badge, Group, Text } from '@mantine/core'
import type { RequestDeputy } from '@shiftloom/backend/contracts/request_deputies'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import { RowAction } from '#/ui/row_action.tsx'
import { toast } from '#/ui/toast.ts'
import { deputyPeriod } from './deputy_period.ts'
import { endDeputy, refreshDeputies } from './queries.ts'

/** Who takes whose place, and when. */
export function DeputyLine({ deputy: named }: { deputy: RequestDeputy }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const { id, person, deputy, isActive, isRemovable } = named
  const name = format.personName(deputy)
  const end = useMutation({
    mutationFn: () => endDeputy(id),
    onSuccess: () => toast({ text: t('requests.deputies.ended', { name }), type: 'success' }),
    onSettled: () => refreshDeputies(cache),
  })
  return (
    <Group wrap="nowrap" gap="sm" component="li">
      <PersonAvatar person={deputy} size={32} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text>{t('requests.deputies.line', { deputy: name, person: format.personName(person) })}</Text>
        <Text fz="sm" c="dimmed" className="tabular">
          {deputyPeriod(named, format, t)}
        </Text>
      </div>
      {isActive && (
        <Badge variant="light" color="lime">
          {t('requests.deputies.active')}
        </Badge>
      )}
      {isRemovable && (
        <RowAction
          hint={t('requests.deputies.end')}
          label={t('requests.deputies.end_one', { name })}
          icon={<IconTrash size={18} aria-hidden />}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        />
      )}
    </Group>
  )
}
