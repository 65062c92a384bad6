import { sql, type Selectable } from 'kysely'
import { database } from '#app/core/database/database'
import { namesOf } from '#app/scheduling/steps/changed_by_others'
import { iso } from '#app/scheduling/entries/entry_rows'
import { reachableChanges } from '#app/scheduling/publications/reachable_changes'
import { scheduleEntryTypes } from '#contracts/enums'
import type { DB } from '#database/schema'
import type { PublicationScope, UndoablePublication } from '#contracts/schedule'

/** As many are read, and as many named. */
const mostRead = 60
const mostNamed = 20

type Row = Omit<UndoablePublication, 'byName'> & Pick<Selectable<DB['schedulePublications']>, 'userId'>

/** Publications and withdrawals of what is shown that could be undone, the newest first. */
export async function undoablePublications(scope: PublicationScope): Promise<UndoablePublication[]> {
  const latest = sql`
    where kind <> 'undo' and undone_at is null and exists (
      select from jsonb_array_elements_text(location_ids) l (id) where l.id = any(${scope.locationIds}::text[]))
      and not exists (${stepElsewhere(scope)})
    order by seq desc limit ${mostRead}`
  const { rows: found } = await sql<Row>`
    select id, kind, from_day as "from", until_day as until, user_id as "userId",
      ${iso(sql.ref<Date>('createdAt'))} as at,
      count(*) filter (where chosen and type = ${scheduleEntryTypes.shift})::int as shifts,
      count(*) filter (where chosen and type <> ${scheduleEntryTypes.shift})::int as absences,
      count(*) filter (where not chosen)::int as staying,
      (select count(distinct face ->> 'employeeId')::int from unnest(${faces}) face) as people,
      array(select distinct face ->> 'locationId' from unnest(${faces}) face
            where face ->> 'locationId' is not null) as "locationIds"
    from (${reachableChanges(latest, 'undo', scope)}) r group by id, kind, from_day, until_day, user_id, created_at, seq
    having bool_or(chosen) order by seq desc limit ${mostNamed}`.execute(database())
  const names = await namesOf([...new Set(found.map(({ userId }) => userId))])
  return found.map(({ userId, ...publication }) => ({ ...publication, byName: names.get(userId) ?? '' }))
}

/** The step that a publication was, if all of its days lie outside of these. Steps of old have no days and may be within. */
const stepElsewhere = ({ from, until }: PublicationScope) => sql`
  select from schedule_commands s where s.publication_id = schedule_publications.id
    and (s.from_day >= ${until} or s.until_day <= ${from})`

/** What staff see of the chosen entries with and without the publication. */
const faces = sql`array_agg(change #> '{before,face}') filter (where chosen)
  || array_agg(change #> '{after,face}') filter (where chosen)`
