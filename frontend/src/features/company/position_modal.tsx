import { ColorInput, Group, Switch } from '@mantine/core'
import { freeColour, type Position, type PositionInput } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { ColourField } from '#/domain/positions/colour_field.tsx'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import { createPosition, refreshCompany, updatePosition } from './queries.ts'

type Props = {
  /** `null` for a new one. */
  position: Position | null
  /** Positions whose colours a new one leaves to them. */
  inUse: readonly Position[]
  onClose: () => void
}

const usual: Omit<PositionInput, 'color'> = {
  name: '',
  ownColor: null,
  isDefault: false,
  visible: true,
  billable: true,
  includedInWorkingHours: true,
  strenuous: false,
  harmful: false,
}
/** As the server takes it. */
const written = /^#[0-9a-f]{6}$/
const switches = [
  'isDefault',
  'visible',
  'billable',
  'includedInWorkingHours',
  'strenuous',
  'harmful',
] as const

const inputOf = (position: PositionInput): PositionInput => ({
  name: position.name,
  color: position.color,
  ownColor: position.ownColor ?? null,
  isDefault: position.isDefault,
  visible: position.visible,
  billable: position.billable,
  includedInWorkingHours: position.includedInWorkingHours,
  strenuous: position.strenuous ?? false,
  harmful: position.harmful ?? false,
})

export function PositionModal({ position, inUse, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(position)
  const [initial] = useState(() => inputOf(position ?? { ...usual, color: freeColour(inUse) }))
  const { form, saving, submit, close } = useCreateForm<PositionInput, Position>({
    initial,
    validate: {
      name: rulesFor(t).required,
      ownColor: (value) => (value && !written.test(value) ? t('company.position.own_colour_form') : null),
    },
    create: (values, key) =>
      send((current) => (current ? updatePosition(current, values) : createPosition(values, key))),
    refresh: () => refreshCompany(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      title={t(position ? 'company.position.edit' : 'company.position.add')}
      form={{ saving, submit, close }}
    >
      <TextField
        label={t('company.position.name')}
        withAsterisk
        data-autofocus
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <ColourField
        label={t('company.position.colour')}
        slotLabel={(slot) => t('company.position.colour_slot', { slot })}
        value={form.values.ownColor ? null : form.values.color}
        onChange={(color) => form.setValues({ color, ownColor: null })}
      />
      <ColorInput
        label={t('company.position.own_colour')}
        description={t('company.position.own_colour_text')}
        placeholder="#2f6b4f"
        format="hex"
        fixOnBlur={false}
        withEyeDropper={false}
        error={form.errors.ownColor}
        value={form.values.ownColor ?? ''}
        onChange={(ownColor) => form.setFieldValue('ownColor', ownColor.toLowerCase() || null)}
      />
      <Group>
        <PositionChip
          name={form.values.name || t('company.position.name')}
          color={form.values.color}
          ownColor={form.values.ownColor}
        />
      </Group>
      {switches.map((field) => (
        <Switch
          key={field}
          label={t(`company.position.${field}`)}
          description={t(`company.position.${field}_text`)}
          {...form.getInputProps(field, { type: 'checkbox' })}
          // The default can only be handed over: there is always one.
          disabled={field === 'isDefault' && position?.isDefault}
        />
      ))}
    </FormModal>
  )
}
