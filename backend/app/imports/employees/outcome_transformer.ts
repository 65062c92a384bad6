import i18nManager from '@adonisjs/i18n/services/main'
import type { OutcomeRow } from '#app/imports/row_by_row/outcome_rows'
import type { RowNote } from '#app/imports/kind'
import { namesOf } from '#app/organisation/public/names_of'
import type { Locale } from '#contracts/enums'
import type { ImportNote, ImportOutcomeRow } from '#contracts/imports'

/** Rows for the wire: places and work by their names, notes as sentences. */
export async function outcomeRowsOf(rows: OutcomeRow[], locale: Locale): Promise<ImportOutcomeRow[]> {
  const found = rows.flatMap(({ saved, ...row }) => ('balance' in saved ? [] : [{ ...row, saved }]))
  const ids = found.flatMap(({ saved }) => [
    ...(saved.mainLocationId ? [saved.mainLocationId] : []),
    ...saved.locationIds,
    ...saved.positionIds,
    ...saved.tagIds,
  ])
  const names = await namesOf([...new Set(ids)], locale)
  return found.map(({ number, saved, notes }) => {
    const { mainLocationId, locationIds, positionIds, tagIds, newNames, ...person } = saved
    // What was deleted since has no name.
    const named = (all: string[]) => all.flatMap((id) => names.get(id) ?? newNames[id] ?? [])
    return {
      number,
      person: {
        ...person,
        mainLocation: mainLocationId && (names.get(mainLocationId) ?? null),
        locations: named(locationIds),
        positions: named(positionIds),
        tags: named(tagIds),
      },
      record: null,
      balance: null,
      notes: notes.map((note) => noteOf(note, locale)),
    }
  })
}

function noteOf({ kind, field, text, details }: RowNote, locale: Locale): ImportNote {
  return {
    kind,
    field,
    value: typeof details.value === 'string' ? details.value : null,
    text: i18nManager.locale(locale).formatMessage(text, inWords(details, locale)),
  }
}

/** Days and amounts as the language writes them; a month as a word, since its figure is what is in doubt. */
function inWords(details: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  const { day, minor, currency } = details
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: String(currency ?? 'PLN') })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return {
    ...details,
    ...(typeof day === 'string' && {
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`)
      ),
    }),
    ...(typeof minor === 'number' && { amount: format.format(minor / 10 ** digits) }),
  }
}
