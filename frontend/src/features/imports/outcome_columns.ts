import type {
  ImportField,
  ImportKind,
  ImportOutcomeRow,
  SavedPerson,
} from '@shiftloom/backend/contracts/imports'
import type { SavedBalance } from '@shiftloom/backend/contracts/saved_balance'
import type { SavedRecord } from '@shiftloom/backend/contracts/saved_record'
import type { TFunction } from 'i18next'
import { daysOfMinutes } from '#/domain/request_status/request_words.ts'
import type { Format } from '#/lib/writing/format.ts'

export type TextColumn = { key: string; title: string; text: (row: ImportOutcomeRow) => string }

type Words = { t: TFunction; format: Format; languages: { id: number; description: string }[] }

/** What a row says, column by column; columns without any text are left out. */
export const outcomeColumns = (kind: ImportKind, words: Words): TextColumn[] => [
  {
    key: 'number',
    title: words.t('imports.row'),
    text: ({ number }) => (number === null ? '' : String(number)),
  },
  ...columnsOf[kind](words),
]

const columnsOf: Record<ImportKind, (words: Words) => TextColumn[]> = {
  employees: personColumns,
  metric_records: recordColumns,
  leave_balances: balanceColumns,
}

function balanceColumns({ t, format }: Words): TextColumn[] {
  const of = (key: string, title: string, text: (balance: SavedBalance) => string): TextColumn => ({
    ...{ key, title },
    text: ({ balance }) => (balance ? text(balance) : ''),
  })
  const amount = (minutes: number, unit: SavedBalance['unit']) =>
    t(`imports.balances.${unit}`, { count: daysOfMinutes(minutes), hours: format.hours(minutes) })
  return [
    of('name', t('imports.field.name'), ({ name }) => name),
    of('surname', t('imports.field.surname'), ({ surname }) => surname),
    of('type', t('imports.field.balanceType'), ({ type }) => type),
    of('year', t('imports.field.balanceYear'), ({ year }) => String(year)),
    of('before', t('imports.balances.before'), ({ beforeMinutes, unit }) => amount(beforeMinutes, unit)),
    of('after', t('imports.balances.after'), ({ afterMinutes, unit }) => amount(afterMinutes, unit)),
  ]
}

function recordColumns({ t, format }: Words): TextColumn[] {
  const of = (key: string, title: string, text: (record: SavedRecord) => string): TextColumn => ({
    ...{ key, title },
    text: ({ record }) => (record ? text(record) : ''),
  })
  return [
    of('metric', t('imports.field.recordMetric'), ({ metric }) => metric),
    of('location', t('imports.field.recordLocation'), ({ location }) => location),
    of('at', t('imports.field.recordAt'), ({ at }) =>
      t('imports.records.at', {
        day: format.day(at.slice(0, 10), 'numeric'),
        clock: format.clock(at.slice(11)),
      })
    ),
    of('before', t('imports.records.before'), ({ before }) => (before === null ? '' : format.number(before))),
    of('value', t('imports.field.recordValue'), ({ value }) => format.number(value)),
    of('replacedBy', t('imports.records.replaced_by'), ({ replacedBy }) =>
      replacedBy === null ? '' : t('imports.records.row', { row: String(replacedBy) })
    ),
  ]
}

function personColumns({ t, format, languages }: Words): TextColumn[] {
  const field = (key: string) => t(`imports.field.${key}`)
  const day = (one: string) => format.day(one, 'numeric')
  const of = (key: string, title: string, text: (person: SavedPerson) => string): TextColumn => ({
    ...{ key, title },
    text: ({ person }) => (person ? text(person) : ''),
  })
  return [
    of('name', field('name'), ({ name }) => name),
    of('surname', field('surname'), ({ surname }) => surname),
    {
      key: 'notes',
      title: t('imports.rows.to_check'),
      text: ({ notes }) => notes.map((note) => noteText(t, note)).join(' '),
    },
    of('email', field('email'), ({ email }) => email ?? ''),
    of('mainLocation', field('mainLocation'), ({ mainLocation }) => mainLocation ?? ''),
    of('locations', field('locations'), ({ locations }) => locations.join(', ')),
    of('positions', field('positions'), ({ positions }) => positions.join(', ')),
    of('tags', field('tags'), ({ tags }) => tags.join(', ')),
    of('phone', field('phone'), ({ phone }) => phone ?? ''),
    of('role', field('role'), ({ role }) => (role === 0 ? '' : t(`roles.${role}`))),
    of('language', field('language'), (person) => {
      const spoken = languages.find(({ id }) => id === person.language)
      return spoken?.description ?? ''
    }),
    of('employmentType', field('employmentType'), ({ employmentType }) =>
      employmentType ? t(`imports.employment.${employmentType}`) : ''
    ),
    of('contract', t('imports.rows.contract'), ({ contract }) =>
      contract
        ? t('imports.rows.contract_of', {
            from: day(contract.startsOn),
            until: contract.endsOn ? day(contract.endsOn) : 'none',
            part: format.number(contract.fte),
          })
        : ''
    ),
    of('rate', t('imports.rows.rate'), ({ rate }) =>
      rate
        ? t(`imports.rows.rate_${rate.kind}`, {
            amount: format.money({ minor: rate.amountMinor, currency: rate.currency }),
            from: day(rate.validFrom),
          })
        : ''
    ),
    of('integrationId', field('integrationId'), ({ integrationId }) => integrationId ?? ''),
  ]
}

const termOfField: Partial<Record<ImportField, 'contract' | 'rate'>> = {
  contractStartsOn: 'contract',
  contractEndsOn: 'contract',
  fte: 'contract',
  rateValidFrom: 'rate',
}

/** A contract or rate with a value that cannot be read is left out as a whole. */
function noteText(t: TFunction, { kind, text, field }: ImportOutcomeRow['notes'][number]): string {
  if (kind !== 'left_out' || !field) return text
  const term = termOfField[field]
  const words = { field: t(`imports.field.${field}`), text }
  return t(term ? `imports.rows.${term}_left_out` : 'imports.rows.left_out', words)
}
