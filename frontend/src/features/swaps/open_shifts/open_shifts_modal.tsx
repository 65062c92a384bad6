import { MultiSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { claimHours, claimRules, mostOpened, type ClaimRule } from '@shiftloom/backend/contracts/open_shifts'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsField } from '#/domain/company/directory_fields.tsx'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { toast } from '#/ui/toast.ts'
import { refreshSwaps } from '../queries.ts'
import { useSwapWords } from '../use_swap_words.ts'
import { openShifts, unassignedShiftsQuery } from './queries.ts'

/** `usual`: as the company decided. */
type Values = { entryIds: string[]; tagIds: string[]; rule: ClaimRule | 'usual'; hours: number | string }

/** Unassigned shifts are opened to the people who can take them. */
export function OpenShiftsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const words = useSwapWords()
  const cache = useQueryClient()
  const today = todayIn(useProfile().timeZone)
  const [from, setFrom] = useState<Day>(today)
  const shifts = useQuery(unassignedShiftsQuery(from))
  const { form, ...actions } = useCreateForm<Values, { ids: string[] }>({
    initial: { entryIds: [], tagIds: [], rule: 'usual', hours: '' },
    validate: { entryIds: (value: string[]) => (value.length > 0 ? null : t('core.required')) },
    create: ({ entryIds, tagIds, rule, hours }, key) =>
      openShifts(
        {
          ...{ entryIds, tagIds, rule: rule === 'usual' ? null : rule },
          hours: hours === '' ? null : Number(hours),
        },
        key
      ),
    refresh: () => refreshSwaps(cache),
    onMade: ({ ids }) => {
      toast({ id: 'saved', text: t('swaps.open_shifts.opened', { count: ids.length }), type: 'success' })
      onClose()
    },
    onClose,
  })
  return (
    <FormModal
      title={t('swaps.open_shifts.open')}
      action={t('swaps.open_shifts.open_action')}
      form={actions}
      size="lg"
    >
      <Stack>
        <DayField
          label={t('swaps.open_shifts.from')}
          value={from}
          onChange={(next) => {
            setFrom(next ?? today)
            form.setFieldValue('entryIds', [])
          }}
        />
        <MultiSelect
          size="md"
          label={t('swaps.open_shifts.shifts')}
          withAsterisk
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('core.clear') }}
          maxValues={mostOpened}
          nothingFoundMessage={t('core.nothing_found')}
          placeholder={shifts.data?.length === 0 ? t('swaps.open_shifts.none_unassigned') : undefined}
          data={(shifts.data ?? []).map((shift) => ({
            value: shift.entryId,
            label: `${words.when(shift)} · ${words.where(shift)}`,
          }))}
          {...form.getInputProps('entryIds')}
        />
        {isApiFailure(shifts.error) && <Text c="red.9">{shifts.error.message}</Text>}
        <TagsField
          label={t('swaps.open_shifts.tags')}
          description={t('swaps.open_shifts.tags_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('tagIds')}
        />
        <div>
          <Text fw={500} mb={4} id="open-shifts-rule">
            {t('swaps.open_shifts.rule')}
          </Text>
          <SegmentedControl
            aria-labelledby="open-shifts-rule"
            data={(['usual', ...claimRules] as const).map((value) => ({
              value,
              label: t(`swaps.open_shifts.rule_${value}`),
            }))}
            {...form.getInputProps('rule')}
          />
        </div>
        <NumberField
          label={t('swaps.open_shifts.hours')}
          description={t('swaps.open_shifts.hours_text')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          allowDecimal={false}
          min={claimHours.least}
          max={claimHours.most}
          {...form.getInputProps('hours')}
        />
      </Stack>
    </FormModal>
  )
}
