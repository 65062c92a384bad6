import type { ColumnType } from 'kysely'

declare const stored: unique symbol

/** A value made ready for a JSON column by `json()`: the driver would send a bare list as a PostgreSQL array. */
export type StoredJson<T> = { readonly [stored]: T }

/** A JSON column: read as `T`, written as `json(value)`. */
export type JsonColumn<T> = ColumnType<T, StoredJson<T>, StoredJson<T>>
