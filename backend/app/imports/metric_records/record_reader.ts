import type { RecordDirectory } from '#app/demand/public/record_directory'
import { plain } from '#app/imports/employees/cell_values'
import { folded } from '#app/imports/folded'
import { NameFinder } from '#app/imports/employees/name_finder'
import type { RowProblem } from '#app/imports/kind'
import { SkippedTimes, timeIn } from '#app/imports/metric_records/record_times'
import { valueIn } from '#app/imports/metric_records/record_values'
import {
  formulaMark,
  type ImportColumn,
  type RecordImportField,
  type ImportField,
  type ImportMatches,
  type ImportOptions,
} from '#contracts/imports'

/** `value` as the database takes it; `at` as `YYYY-MM-DDTHH:mm` of the location's wall clock. */
export type ReadRecord = { number: number; metricId: string; locationId: string; at: string; value: string }
export type RefusedRow = { number: number; cells: string[]; problems: RowProblem[] }

type Reading = {
  columns: ImportColumn[]
  options: Pick<ImportOptions, 'defaultLocationId' | 'defaultMetricId'>
  matches: ImportMatches
  directory: RecordDirectory
}
type Problem = Pick<RowProblem, 'text' | 'details'>
type Place = RecordDirectory['locations'][number] & { skipped: SkippedTimes }
type Metric = RecordDirectory['metrics'][number]

/** Turns rows of text into records, by the names the organisation knows. */
export class RecordReader {
  readonly #columns: Record<RecordImportField, number>
  readonly #places: ByText<Place>
  readonly #metrics: ByText<Metric>

  constructor({ columns, options, matches, directory }: Reading) {
    const at = (field: ImportField) => columns.findIndex((column) => column.field === field)
    this.#columns = {
      recordAt: at('recordAt'),
      recordLocation: at('recordLocation'),
      recordMetric: at('recordMetric'),
      recordValue: at('recordValue'),
    }
    // A choice for the whole file does not fill the gaps of a column.
    const [{ defaultLocationId, defaultMetricId }, { recordLocation, recordMetric }] = [
      options,
      this.#columns,
    ]
    this.#places = placesByText(directory.locations, matches, recordLocation < 0 ? defaultLocationId : null)
    this.#metrics = metricsByText(directory.metrics, matches, recordMetric < 0 ? defaultMetricId : null)
  }

  read(number: number, cells: string[]): ReadRecord | RefusedRow {
    const problems: RowProblem[] = []
    const fail = (field: ImportField, { text, details }: Problem) => problems.push({ field, text, details })
    const textOf = (field: RecordImportField): string => {
      const text = plain(cells[this.#columns[field]] ?? '')
      if (text.startsWith(formulaMark))
        fail(field, problem('formula', { value: text.slice(formulaMark.length) }))
      return text
    }
    const [when, where, what, howMuch] = [
      textOf('recordAt'),
      textOf('recordLocation'),
      textOf('recordMetric'),
      textOf('recordValue'),
    ]
    if (problems.length > 0) return { number, cells, problems }
    const place = this.#places(where)
    const metric = this.#metrics(what)
    const time = when ? timeIn(when) : { reason: 'no_time' }
    if ('reason' in time) fail('recordAt', problem(time.reason, { value: when }))
    if ('text' in place) fail('recordLocation', place)
    if ('text' in metric) fail('recordMetric', metric)
    else {
      const value = howMuch ? valueIn(howMuch, metric) : { reason: 'no_value' as const }
      if ('reason' in value)
        fail(
          'recordValue',
          problem(value.reason, { value: howMuch, ...('details' in value && value.details) })
        )
      else if (!('reason' in time) && !('text' in place)) {
        const { day, clock } = time
        if (!place.skipped.has(day, clock))
          return {
            ...{ number, metricId: metric.id, locationId: place.id },
            ...{ at: `${day}T${clock}`, value: value.value },
          }
        fail('recordAt', problem('skipped_time', { value: when, day, clock, location: place.name }))
      }
    }
    return { number, cells, problems }
  }
}

const problem = (reason: string, details: Record<string, unknown>): Problem => ({
  text: `imports.problems.${reason}`,
  details,
})

/** Files name the same few over and over: each text is looked up once. */
type ByText<T> = (text: string) => T | Problem
function once<T>(find: (text: string) => T | Problem): ByText<T> {
  const known = new Map<string, T | Problem>()
  return (text) => {
    let found = known.get(text)
    if (found === undefined) known.set(text, (found = find(text)))
    return found
  }
}

function placesByText(
  locations: RecordDirectory['locations'],
  matches: ImportMatches,
  usual: string | null
): ByText<Place> {
  const zones = new Map(locations.map(({ zone }) => [zone, new SkippedTimes(zone)]))
  const places = new Map(locations.map((one) => [one.id, { ...one, skipped: zones.get(one.zone)! }]))
  const finder = new NameFinder({
    ...{ directory: { locations, positions: [], tags: [] }, matches },
    ...{ options: { createPositions: false, createTags: false } },
    names: { positions: new Map(), tags: new Map() },
  })
  return once((text) => {
    let failed = problem('no_location', {})
    const id = text
      ? finder.location(text, (reason, details) => {
          failed = problem(reason, details)
        })
      : usual
    return places.get(id ?? '') ?? failed
  })
}

function metricsByText(metrics: Metric[], matches: ImportMatches, usual: string | null): ByText<Metric> {
  const byId = new Map(metrics.map((one) => [one.id, one]))
  const byName = new Map(metrics.map((one) => [folded(one.name), one]))
  return once((text) => {
    if (!text) return byId.get(usual ?? '') ?? problem('no_metric', {})
    const said = matches.metric?.[folded(text)]
    return byId.get(said ?? '') ?? byName.get(folded(text)) ?? problem('unknown_metric', { value: text })
  })
}
