import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { createLocation } from '#app/organisation/locations/create_location'
import { loadLocation } from '#app/organisation/locations/load_locations'
import type { Location } from '#contracts/organisation'

/** As many letters as a name may have. */
const longest = 120

type DuplicateLocationInput = { id: string; name: string }

/**
 * Opens a second location with everything the first is set to; only the name and the code are its own. A name that is
 * taken gets a number, so that duplicates of duplicates can be distinguished.
 *
 * @throws core.not_found
 */
export async function duplicateLocation({ id, name }: DuplicateLocationInput): Promise<Location> {
  // Locked: what is copied is one state of it, and what it names is still there.
  const original = await loadLocation(id, 'lock')
  if (!original) throw notFound()
  const { id: _id, version: _version, mainEmployeeCount: _count, ...settings } = original
  return createLocation({ ...settings, name: await freeName(name), code: null }, original)
}

async function freeName(wanted: string): Promise<string> {
  const found = await database().selectFrom('locations').select('name').execute()
  const taken = new Set(found.map(({ name }) => name.toLowerCase()))
  const numbered = (number: number) => {
    const ending = number === 1 ? '' : ` ${number}`
    return wanted.slice(0, longest - ending.length).trimEnd() + ending
  }
  let number = 1
  while (taken.has(numbered(number).toLowerCase())) number += 1
  return numbered(number)
}
