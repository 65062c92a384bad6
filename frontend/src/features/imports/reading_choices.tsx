import { Alert, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { nameOrders, splitName, type NameOrder } from '@shiftloom/backend/contracts/full_names'
import {
  dateOrders,
  requiredImportFields,
  type DateOrder,
  type ImportField,
  type ImportOptions,
} from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { LocationField } from '#/domain/company/directory_fields.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'

type Props = {
  chosen: ImportField[]
  options: ImportOptions
  onChange: (options: ImportOptions) => void
  /** A full name of the file, as an example. */
  sampleName: string
}

const dayFields: readonly ImportField[] = ['contractStartsOn', 'contractEndsOn', 'rateValidFrom']

/** What nothing in the file fills, and how what it holds is to be read. */
export function ReadingChoices({ chosen, options, onChange, sampleName }: Props) {
  const { t } = useTranslation()
  const put = (part: Partial<ImportOptions>) => onChange({ ...options, ...part })
  const split = splitName(sampleName, options.nameOrder)
  return (
    <Stack gap="sm">
      <Missing chosen={chosen} options={options} />
      <SimpleGrid cols={2}>
        {chosen.includes('fullName') && (
          <SelectField
            label={t('imports.reading.name_order')}
            description={split && t('imports.reading.name_sample', { text: sampleName, ...split })}
            inputWrapperOrder={['label', 'input', 'description']}
            size="sm"
            data={nameOrders.map((value) => ({ value, label: t(`imports.reading.${value}`) }))}
            value={options.nameOrder}
            onChange={(value) => value && put({ nameOrder: value as NameOrder })}
          />
        )}
        {chosen.some((field) => dayFields.includes(field)) && (
          <SelectField
            label={t('imports.reading.date_order')}
            size="sm"
            data={['usual', ...dateOrders].map((value) => ({ value, label: t(`imports.reading.${value}`) }))}
            value={options.dateOrder ?? 'usual'}
            onChange={(value) => put({ dateOrder: value === 'usual' ? null : (value as DateOrder) })}
          />
        )}
        <LocationField
          label={t('imports.reading.default_location')}
          size="sm"
          clearable
          value={options.defaultLocationId}
          onChange={(defaultLocationId) => put({ defaultLocationId })}
        />
      </SimpleGrid>
      <DefaultContract
        contract={options.defaultContract}
        onChange={(defaultContract) => put({ defaultContract })}
      />
    </Stack>
  )
}

/** New people need these; a file about people who are there already may do without. */
function Missing({ chosen, options }: Pick<Props, 'chosen' | 'options'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const isFilled = (field: ImportField) =>
    chosen.includes(field) ||
    ((field === 'name' || field === 'surname') && chosen.includes('fullName')) ||
    (field === 'mainLocation' && options.defaultLocationId !== null)
  const missing = requiredImportFields.filter((field) => !isFilled(field))
  if (missing.length === 0) return null
  return (
    <Alert color="orange" variant="light" role="status" icon={<IconInfoCircle size={20} aria-hidden />}>
      {t('imports.reading.missing', {
        fields: format.list(missing.map((field) => t(`imports.field.${field}`))),
      })}
    </Alert>
  )
}

type ContractProps = {
  contract: ImportOptions['defaultContract']
  onChange: (contract: ImportOptions['defaultContract']) => void
}

function DefaultContract({ contract, onChange }: ContractProps) {
  const { t } = useTranslation()
  const { timeZone } = useProfile()
  const mayGive = useCan('contracts.edit')
  if (!mayGive) return null
  return (
    <Group align="flex-start">
      <Checkbox
        mt={8}
        label={t('imports.reading.default_contract')}
        checked={contract !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { startsOn: todayIn(timeZone), fte: 1 } : null)
        }
      />
      {contract && (
        <>
          <DayField
            size="sm"
            w={160}
            aria-label={t('imports.field.contractStartsOn')}
            value={contract.startsOn}
            onChange={(startsOn) => startsOn && onChange({ ...contract, startsOn })}
          />
          <NumberField
            size="sm"
            w={120}
            aria-label={t('imports.field.fte')}
            kind="share"
            min={0.001}
            max={1}
            step={0.125}
            decimalScale={3}
            value={contract.fte}
            onChange={(fte) => fte !== '' && onChange({ ...contract, fte })}
          />
          <Text fz="sm" c="dimmed" mt={8}>
            {t('imports.reading.default_contract_text')}
          </Text>
        </>
      )}
    </Group>
  )
}
