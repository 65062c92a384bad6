import { rows } from '#app/core/organisation_context'
import { containing } from '#app/core/http/collation'
import type { Tag, TagName } from '#contracts/organisation'

export type TagQuery = {
  search?: string
  descending?: boolean
  collation: string
  paging: { page: number; pageSize: number } | null
}
type Listed<T> = { items: T[]; total: number }

export const listTags = (query: TagQuery): Promise<Listed<Tag>> => list<Tag>('t.id, t.version, t.name', query)

/** Names only: for users who may not see more. */
export const listTagNames = (query: TagQuery): Promise<Listed<TagName>> =>
  list<TagName>('t.id, t.name', query)

async function list<T>(selected: string, query: TagQuery): Promise<Listed<T>> {
  const search = query.search ? containing(query.search) : null
  const where = '(?::text is null or t.name ilike ?)'
  const direction = query.descending ? 'desc' : 'asc'
  const limit = query.paging ? 'limit ? offset ?' : ''
  const window = query.paging ? [query.paging.pageSize, (query.paging.page - 1) * query.paging.pageSize] : []
  const items = await rows<T>(
    `select ${selected} from tags t where ${where} order by t.name ${query.collation} ${direction}, t.id ${limit}`,
    [search, search, ...window]
  )
  if (!query.paging) return { items, total: items.length }
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from tags t where ${where}`,
    [search, search]
  )
  return { items, total: counted!.total }
}

export async function loadTag(id: string, lock: 'lock' | 'read' = 'read'): Promise<Tag | undefined> {
  const [tag] = await rows<Tag>(
    `select t.id, t.version, t.name from tags t where t.id = ? ${lock === 'lock' ? 'for update' : ''}`,
    [id]
  )
  return tag
}
