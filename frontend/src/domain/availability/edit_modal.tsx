import { Button, Group, Radio, Stack } from '@mantine/core'
import type { AvailabilityScope, DeclaredAvailability } from '@shiftloom/backend/contracts/availability'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import { areSound, chosenOf, hoursOf, type ChosenHours } from './chosen_hours.ts'
import { HoursFields } from './hours_fields.tsx'
import { changeAvailability, refreshAvailability, withdrawAvailability } from './queries.ts'
import { KindField } from './kind_field.tsx'

type Props = { entry: DeclaredAvailability; onClose: () => void }
type Values = { kind: AvailabilityKind; hours: ChosenHours; scope: AvailabilityScope }

/** What was declared for a day is changed or removed, alone or with all that was declared together with it. */
export function EditModal({ entry, onClose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const send = useSaveVersioned<{ version: number }>(entry)
  const removes = useRef(false)
  const { form, ...actions } = useCreateForm<Values, unknown>({
    initial: { kind: entry.kind, hours: chosenOf(entry.hours), scope: 'one' },
    validate: {
      hours: (hours: ChosenHours) =>
        removes.current || areSound(hours) ? null : t('availability.hours_differ'),
    },
    create: async ({ kind, hours, scope }) => {
      await send((current) => {
        const { version } = current ?? entry
        if (removes.current) return withdrawAvailability(entry.id, { version, scope })
        return changeAvailability(entry.id, { kind, hours: hoursOf(hours), scope, version })
      })
      // The days show it before the dialog closes: opened again at once, it is about what is there now.
      await refreshAvailability(cache)
    },
    onMade: () => {
      const word = removes.current ? 'removed' : 'changed'
      toast({ id: 'saved', text: t(`availability.${word}`), type: 'success' })
      onClose()
    },
    onClose,
  })
  const saveAs = (removing: boolean) => {
    removes.current = removing
    return actions.submit()
  }
  const { kind, hours, scope } = form.getValues()
  return (
    <FormModal
      title={t('availability.edit_title', { day: format.day(entry.day, 'full') })}
      form={{ ...actions, submit: () => saveAs(false) }}
    >
      <Stack>
        <KindField value={kind} onChange={(next) => form.setFieldValue('kind', next)} />
        <HoursFields
          value={hours}
          onChange={(next) => form.setFieldValue('hours', next)}
          error={form.errors.hours}
        />
        {entry.groupSize > 1 && (
          <Radio.Group
            label={t('availability.scope_label')}
            value={scope}
            onChange={(next) => form.setFieldValue('scope', next === 'group' ? 'group' : 'one')}
          >
            <Stack mt={6} gap="xs">
              <Radio value="one" label={t('availability.scope.one')} />
              <Radio value="group" label={t('availability.scope.group', { count: entry.groupSize })} />
            </Stack>
          </Radio.Group>
        )}
        <Group>
          <Button
            variant="subtle"
            color="red"
            c="red.9"
            loading={actions.saving}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void saveAs(true)}
          >
            {t('availability.remove')}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}
