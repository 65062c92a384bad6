import { SimpleGrid, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { RequestType } from '@shiftloom/backend/contracts/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { limitRule, RuleFields, ShortcutField } from '#/domain/request_rules/rule_fields.tsx'
import type { RuleValues } from '#/domain/request_rules/rule_values.ts'
import { toast } from '#/ui/toast.ts'
import { createRequestType, updateRequestType } from './request_type_queries.ts'
import { inputOf, valuesOf, type RequestTypeValues } from './request_type_values.ts'

type Props = { type: RequestType | null; onClose: () => void }

export function RequestTypeModal({ type, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(type)
  const { required } = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<RequestTypeValues, RequestType>({
    initial: valuesOf(type),
    validate: {
      name: required,
      shortcut: required,
      daysCount: limitRule(t),
    },
    create: (values, key) =>
      send((current) =>
        current ? updateRequestType(current, inputOf(values)) : createRequestType(inputOf(values), key)
      ),
    refresh: () => cache.invalidateQueries({ queryKey: ['requests', 'types'] }),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  const rules = form as unknown as UseFormReturnType<RuleValues>
  return (
    <FormModal
      size="lg"
      title={t(type ? 'company.request_type.edit' : 'company.request_type.add')}
      form={{ saving, submit, close }}
    >
      <SimpleGrid cols={2} style={{ gridTemplateColumns: '3fr 1fr' }}>
        <TextField
          label={t('request_rules.field.name')}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <ShortcutField form={rules} />
      </SimpleGrid>
      {type?.standard && (
        <Text c="dimmed" fz="sm">
          {t('company.request_type.standard_text')}
        </Text>
      )}
      <RuleFields form={rules} />
    </FormModal>
  )
}
