import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { refuseTaken } from '#app/office/actions/refuse_taken'
import { industryDetails } from '#app/office/queries/industries'
import type { IndustryDetails, IndustryInput } from '#contracts/office'

const unique = {
  industries_name: { code: 'office.name_taken', field: 'name' },
  industry_positions_name: { code: 'office.name_taken', field: 'positions' },
} as const

/** @throws office.name_taken */
export async function createIndustry(input: IndustryInput, collation: string): Promise<IndustryDetails> {
  const id = newId()
  await refuseTaken(unique, async () => {
    await rows('insert into industries (id, name, recommended) values (?, ?, ?)', [
      ...[id, input.name, input.recommended],
    ])
    await writePositions(id, input.positions)
  })
  return industryDetails(id, collation)
}

type Which = { id: string; version: number; collation: string }

/**
 * @throws core.not_found also for a position of another industry
 * @throws core.stale_version
 * @throws office.name_taken
 */
export async function updateIndustry(
  { id, version, collation }: Which,
  input: IndustryInput
): Promise<IndustryDetails> {
  const before = await industryDetails(id, collation, 'lock')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  const known = new Set(before.positions.map((position) => position.id))
  if (input.positions.some((position) => position.id && !known.has(position.id))) throw notFound()
  await refuseTaken(unique, async () => {
    await rows(
      'update industries set name = ?, recommended = ?, version = version + 1, updated_at = now() where id = ?',
      [input.name, input.recommended, id]
    )
    await writePositions(id, input.positions)
  })
  return industryDetails(id, collation)
}

/** Those that go out of use make room for their names first. */
async function writePositions(industryId: string, positions: IndustryInput['positions']): Promise<void> {
  const ordered = [...positions].sort((one, other) => Number(one.active) - Number(other.active))
  for (const { id, name, active } of ordered)
    await rows(
      `insert into industry_positions (id, industry_id, name, archived_at)
       values (?, ?, ?, case when ? then null else now() end)
       on conflict (id) do update set name = excluded.name, updated_at = now(),
         archived_at = case when excluded.archived_at is null then null
           else coalesce(industry_positions.archived_at, excluded.archived_at) end`,
      [id ?? newId(), industryId, name, active]
    )
}

/**
 * Takes an industry out of use, or brings it back. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws office.name_taken
 */
export async function archiveIndustry(
  id: string,
  archived: boolean,
  collation: string
): Promise<IndustryDetails> {
  const before = await industryDetails(id, collation, 'lock')
  if (before.archived === archived) return before
  await refuseTaken(unique, () =>
    rows(
      `update industries set archived_at = case when ? then now() end, version = version + 1, updated_at = now()
       where id = ?`,
      [archived, id]
    )
  )
  return industryDetails(id, collation)
}
