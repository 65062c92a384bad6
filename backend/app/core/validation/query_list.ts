import type { VineArray } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

/** A list in an address: one value alone is no list there (`?roles=0`), several are (`?roles=0&roles=1`). */
export const queryList = <Item extends SchemaTypes>(list: VineArray<Item>) =>
  list.parse((value) => (typeof value === 'string' ? [value] : value))
