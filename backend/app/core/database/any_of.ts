import { sql, type RawBuilder } from 'kysely'

/** Any value of a list, which may be empty, as the other side of an equals sign: `where('id', '=', anyOf(ids))`. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`
