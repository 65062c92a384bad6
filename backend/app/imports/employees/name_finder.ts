import { newId } from '#app/core/models/new_id'
import { employmentTypeOf, languageOf, listed, roleOf } from '#app/imports/employees/cell_values'
import { folded } from '#app/imports/folded'
import type { ImportDirectory } from '#app/organisation/public/import_directory'
import { languages, type CustomerRole, type LanguageId } from '#contracts/enums'
import type { ImportMatches, ImportOptions, MatchKind } from '#contracts/imports'
import { employmentTypes, type EmploymentType } from '#contracts/organisation'
import { customerRoles } from '#contracts/people'

/** Names the organisation does not have yet, with the ids they will get. By folded name. */
export type NewNames = {
  positions: Map<string, { id: string; name: string }>
  tags: Map<string, { id: string; name: string }>
}
export type Fail = (reason: string, details: Record<string, unknown>) => void

type Asked = {
  directory: Pick<ImportDirectory, 'locations' | 'positions' | 'tags'>
  options: Pick<ImportOptions, 'createPositions' | 'createTags'>
  matches: ImportMatches
  names: NewNames
}

/** Says what texts of a file name: first by what they were said to mean, then by the names that exist. */
export class NameFinder {
  readonly #asked: Asked
  readonly #byCode: Map<string, string>
  readonly #byName: Map<string, string[]>
  readonly #known: Record<'positions' | 'tags', Map<string, string>>
  readonly #ids: Record<'location' | 'position' | 'tag', Set<string>>

  constructor(asked: Asked) {
    this.#asked = asked
    const { locations, positions, tags } = asked.directory
    this.#byCode = new Map(locations.flatMap(({ id, code }) => (code ? [[code, id] as const] : [])))
    this.#byName = new Map(
      [...Map.groupBy(locations, ({ name }) => folded(name))].map(([name, all]) => [
        name,
        all.map(({ id }) => id),
      ])
    )
    const byName = (all: { id: string; name: string }[]) =>
      new Map(all.map(({ id, name }) => [folded(name), id]))
    this.#known = { positions: byName(positions), tags: byName(tags) }
    const ids = (all: { id: string }[]) => new Set(all.map(({ id }) => id))
    this.#ids = { location: ids(locations), position: ids(positions), tag: ids(tags) }
  }

  role(text: string): CustomerRole | undefined {
    const said = Number(this.#said('role', text) ?? NaN)
    return customerRoles.find((role) => role === said) ?? roleOf(text)
  }

  language(text: string): LanguageId | undefined {
    const said = Number(this.#said('language', text) ?? NaN)
    return Object.values(languages).find((language) => language === said) ?? languageOf(text)
  }

  employmentType(text: string): EmploymentType | undefined {
    const said = this.#said('employmentType', text)
    return employmentTypes.find((type) => type === said) ?? employmentTypeOf(text)
  }

  /** Codes come before names; spreadsheets drop the zeros codes begin with. */
  location(text: string, fail: Fail): string | undefined {
    const said = this.#said('location', text)
    if (said && this.#ids.location.has(said)) return said
    const code = /^\d{1,6}$/.test(text) ? this.#byCode.get(text.padStart(6, '0')) : undefined
    const named = code ? [code] : (this.#byName.get(folded(text)) ?? [])
    if (named.length === 1) return named[0]
    fail(named.length > 1 ? 'two_locations' : 'unknown_location', { value: text })
    return undefined
  }

  locations(text: string, fail: Fail): string[] {
    return this.#all(text, this.#byName, (one) => this.location(one, fail))
  }

  work(kind: 'positions' | 'tags', text: string, fail: Fail): string[] {
    return this.#all(text, this.#known[kind], (one) => this.#work(kind, one, fail))
  }

  #said(kind: MatchKind, text: string): string | undefined {
    return this.#asked.matches[kind]?.[folded(text)]
  }

  /** A known name may hold the marks that part names. */
  #all(text: string, known: Map<string, unknown>, one: (name: string) => string | undefined): string[] {
    const names = known.has(folded(text)) ? [text] : listed(text)
    return [...new Set(names.flatMap((name) => one(name) ?? []))]
  }

  #work(kind: 'positions' | 'tags', text: string, fail: Fail): string | undefined {
    const { options, names } = this.#asked
    const [single, mayAdd] =
      kind === 'positions'
        ? (['position', options.createPositions] as const)
        : (['tag', options.createTags] as const)
    const key = folded(text)
    const said = this.#said(single, text)
    if (said && this.#ids[single].has(said)) return said
    const known = this.#known[kind].get(key) ?? names[kind].get(key)?.id
    if (known) return known
    if (!mayAdd) fail(`unknown_${single}`, { value: text })
    else if (text.length > longestName || !/[\p{L}\p{N}]/u.test(text)) fail('not_a_name', { value: text })
    else {
      const added = { id: newId(), name: text }
      names[kind].set(key, added)
      return added.id
    }
    return undefined
  }
}

/** As the company settings allow. */
const longestName = 80
