import { Loader, Stack, Text, Textarea } from '@mantine/core'
import { longestSwapNote, type Swap } from '@shiftloom/backend/contracts/swaps'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { ownShiftsQuery, partnersQuery, proposeSwap, refreshSwaps } from '../queries.ts'
import { useSwapWords } from '../use_swap_words.ts'
import { nothing } from './partner_line.tsx'
import { PartFields, partOf, type Give } from './part_fields.tsx'
import { PartnerList, type Chosen } from './partner_list.tsx'

type Values = { entryId: string; give: Give; at: string; asked: Chosen; note: string }

/** A shift is offered to colleagues; what the rules say of each is known before anyone is asked. */
export function ProposeModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const words = useSwapWords()
  const cache = useQueryClient()
  const shifts = useQuery(ownShiftsQuery)
  const { form, ...actions } = useCreateForm<Values, Swap>({
    initial: { entryId: '', give: 'all', at: '', asked: {}, note: '' },
    validate: {
      entryId: (value: string) => (value ? null : t('core.required')),
      at: (value: string, { give }: Values) => (give === 'all' || value ? null : t('core.required')),
      asked: (value: Chosen) => (Object.keys(value).length > 0 ? null : t('swaps.choose_someone')),
    },
    create: ({ entryId, give, at, asked, note }, key) =>
      proposeSwap(
        {
          ...{ entryId, part: partOf({ give, at }), note: note.trim() || null },
          asked: Object.entries(asked).map(([employeeId, back]) => ({
            employeeId,
            entryId: back === nothing ? null : back,
          })),
        },
        key
      ),
    refresh: () => refreshSwaps(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('swaps.proposed'), type: 'success' })
      onClose()
    },
    onClose,
  })
  const { entryId, give, at, asked } = form.getValues()
  const part = partOf({ give, at })
  const isReady = entryId !== '' && (give === 'all' || part !== null)
  const partners = useQuery(partnersQuery(isReady ? entryId : '', part))
  const failure = shifts.error ?? partners.error
  return (
    <FormModal title={t('swaps.propose')} action={t('swaps.send')} form={actions} size="lg">
      <Stack>
        <SelectField
          label={t('swaps.my_shift')}
          withAsterisk
          searchable
          data-autofocus
          placeholder={shifts.data?.length === 0 ? t('swaps.no_shifts') : undefined}
          data={(shifts.data ?? []).map((shift) => ({
            value: shift.entryId,
            label: `${words.when(shift)} · ${words.where(shift)}`,
          }))}
          {...form.getInputProps('entryId')}
          onChange={(value) => form.setValues({ entryId: value ?? '', asked: {} })}
        />
        {entryId && (
          <PartFields
            give={give}
            at={at}
            error={form.errors.at}
            onChange={(next) => form.setValues({ ...next, asked: {} })}
          />
        )}
        {isApiFailure(failure) && <Text c="red.9">{failure.message}</Text>}
        {isReady && partners.isLoading && <Loader size="sm" aria-label={t('core.loading')} />}
        {isReady && partners.data && (
          <PartnerList
            partners={partners.data}
            chosen={asked}
            onChange={(next) => form.setFieldValue('asked', next)}
          />
        )}
        {form.errors.asked && (
          <Text c="red.9" fz="sm" role="alert">
            {form.errors.asked}
          </Text>
        )}
        <Textarea
          label={t('swaps.note')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={longestSwapNote}
          {...form.getInputProps('note')}
        />
      </Stack>
    </FormModal>
  )
}
