import { sql } from 'kysely'
import { listed } from '#app/core/database/listed'
import { database } from '#app/core/database/database'
import { containing } from '#app/core/http/collation'
import type { Tag, TagName } from '#contracts/organisation'

export type TagQuery = {
  search?: string
  descending?: boolean
  collation: string
  paging: { page: number; pageSize: number } | null
}
type Listed<T> = { items: T[]; total: number }

const tags = () => database().selectFrom('tags as t')

export const listTags = (query: TagQuery): Promise<Listed<Tag>> =>
  listed(found(query).select(['t.id', 't.version', 't.name']), query.paging)

/** Names only: for users who may not see more. */
export const listTagNames = (query: TagQuery): Promise<Listed<TagName>> =>
  listed(found(query).select(['t.id', 't.name']), query.paging)

const found = ({ search, collation, descending }: TagQuery) =>
  tags()
    .$if(Boolean(search), (query) => query.where('t.name', 'ilike', containing(search!)))
    .orderBy(sql`t.name ${sql.raw(collation)}`, descending ? 'desc' : 'asc')
    .orderBy('t.id')

export const loadTag = (id: string, lock: 'lock' | 'read' = 'read'): Promise<Tag | undefined> =>
  tags()
    .select(['t.id', 't.version', 't.name'])
    .where('t.id', '=', id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
