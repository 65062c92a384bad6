import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { locales } from '@shiftloom/backend/contracts/enums'
import type { RequestKind } from '@shiftloom/backend/contracts/requests'
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
import { createKind, readKindsAgain, updateKind } from './kind_queries.ts'
import { inputOf, valuesOf, type KindValues } from './kind_values.ts'

type Props = { regionId: string; kind: RequestKind | null; onClose: () => void }

/** A kind of request with its name in every language, because a company's people read it in theirs. */
export function KindModal({ regionId, kind, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const send = useSaveVersioned(kind)
  const { required } = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm<KindValues, RequestKind>({
    initial: valuesOf(kind),
    validate: {
      names: Object.fromEntries(locales.map((locale) => [locale, required])) as never,
      shortcut: required,
      daysCount: limitRule(t),
    },
    create: (values, key) =>
      send((current) =>
        current ? updateKind(regionId, current, inputOf(values)) : createKind(regionId, inputOf(values), key)
      ),
    refresh: () => readKindsAgain(cache),
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
      title={t(kind ? 'regions.kinds.edit' : 'regions.kinds.new')}
      form={{ saving, submit, close }}
    >
      <SimpleGrid cols={2}>
        {locales.map((locale, index) => (
          <TextField
            key={locale}
            label={t(`regions.kinds.name_${locale}`)}
            withAsterisk
            maxLength={120}
            lang={locale}
            data-autofocus={index === 0 || undefined}
            {...form.getInputProps(`names.${locale}`)}
          />
        ))}
        <ShortcutField form={rules} />
      </SimpleGrid>
      <RuleFields form={rules} />
    </FormModal>
  )
}
