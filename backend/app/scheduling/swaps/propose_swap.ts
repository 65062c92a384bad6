import { database, json } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { record } from '#app/core/audit/record'
import { judgeEachCommand } from '#app/scheduling/commands/judge_commands'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { lockOwnStacks } from '#app/scheduling/steps/command_log'
import { announceSwap } from '#app/scheduling/swaps/announce_swap'
import { obstacleOf } from '#app/scheduling/swaps/partners/obstacle'
import { colleaguesAt, ownSwaps, type SwapPerson } from '#app/scheduling/swaps/partners/people_of_swaps'
import { tellOfSwap } from '#app/scheduling/swaps/swap_stepped'
import { canBeSwapped, operationsOf, swapShiftOf } from '#app/scheduling/swaps/swap_shift'
import type { SwapAsked, SwapPart, SwapProposal } from '#contracts/swaps'

/**
 * Offers a shift to colleagues, each of whom the rules allow to take it.
 *
 * @returns its id
 * @throws scheduling.swaps_off
 * @throws scheduling.swap_shift for a shift that the actor cannot offer
 * @throws scheduling.swap_open_already
 * @throws scheduling.swap_part for a part that cannot be given
 * @throws scheduling.swap_partner for a colleague who cannot be asked, or a shift that cannot come back
 * @throws scheduling.swap_not_allowed where the rules are against it
 */
export async function proposeSwap({ entryId, part = null, asked, note }: SwapProposal): Promise<string> {
  await lockOwnStacks()
  const { me, needConfirmation } = await ownSwaps()
  const entries = await entriesById([entryId, ...asked.flatMap((one) => one.entryId ?? [])])
  const given = entries.get(entryId)
  if (!canBeSwapped(given, me.id)) throw new DomainError('scheduling.swap_shift', { field: 'entryId' })
  await requireNotOffered(entryId)
  const colleagues = await colleaguesAt(me.id, given.locationId)
  const offers = asked.map((one) => offerOf(one, { entries, colleagues, given }))
  await requireAllowed({ requesterId: me.id, given, part }, offers)

  const id = newId()
  const { id: organisationId } = organisationContext.current()
  await database()
    .insertInto('swaps')
    .values({
      ...{ id, organisationId, requesterId: me.id, entryId, shift: json(swapShiftOf(given)) },
      ...{ startsAt: new Date(given.startsAt), note, status: 'asked', part: part && json(part) },
      needsConfirmation: needConfirmation || me.swapNeedsConfirmation,
    })
    .execute()
  await database()
    .insertInto('swapOffers')
    .values(
      offers.map(({ person, back }) => ({
        ...{ id: newId(), organisationId, swapId: id, employeeId: person.id },
        shift: back && json(swapShiftOf(back)),
      }))
    )
    .execute()
  await record({
    ...{ action: 'scheduling.proposeSwap', entity: 'swap', entityId: id, locationId: given.locationId },
    after: { employeeId: me.id, ...swapShiftOf(given), asked: offers.length },
  })
  tellOfSwap(
    offers.map(({ person }) => person.id),
    { swapId: id, step: 'asked', day: given.day }
  )
  await announceSwap(id)
  return id
}

type Offer = { person: SwapPerson; back: StoredEntry | null }
type Known = { entries: Map<string, StoredEntry>; colleagues: SwapPerson[]; given: StoredEntry }

function offerOf({ employeeId, entryId }: SwapAsked, { entries, colleagues, given }: Known): Offer {
  const person = colleagues.find(({ id }) => id === employeeId)
  const back = entryId === null ? null : entries.get(entryId)
  const reach = organisationContext.actor().locationIds
  const isSound =
    back === null ||
    (canBeSwapped(back, employeeId) && back.id !== given.id && (reach?.includes(back.locationId) ?? true))
  if (!person || !isSound) throw new DomainError('scheduling.swap_partner', { employeeId, field: 'asked' })
  return { person, back: back ?? null }
}

async function requireNotOffered(entryId: string): Promise<void> {
  const open = await database()
    .selectFrom('swaps')
    .select('id')
    .where('entryId', '=', entryId)
    .where('status', 'in', ['asked', 'accepted'])
    .executeTakeFirst()
  if (open) throw new DomainError('scheduling.swap_open_already', { swapId: open.id })
}

type Given = { requesterId: string; given: StoredEntry; part: SwapPart | null }

/** @throws scheduling.swap_not_allowed */
export async function requireAllowed({ requesterId, given, part }: Given, offers: Offer[]): Promise<void> {
  const judged = await judgeEachCommand(
    offers.map(({ person, back }) => operationsOf({ given, part, to: person.id, back, requesterId }))
  )
  for (const [place, { refused }] of judged.entries()) {
    const obstacle = obstacleOf(refused[0]?.ruleId)
    const { id: employeeId } = offers[place]!.person
    if (obstacle) throw new DomainError('scheduling.swap_not_allowed', { employeeId, obstacle })
  }
}
