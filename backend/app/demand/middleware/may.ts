import type { Ability } from '#contracts/abilities'
import { middleware } from '#start/kernel'

/** What every endpoint of the module asks: that it is switched on, then the ability. */
export const may = (ability: Ability) => [middleware.metrics(ability), middleware.can(ability)]
