import { badgeOf, badgeOfTally, type Badge, type Tally, type Warnings } from '../model/warning.ts'
import classes from '../warnings/badges.module.css'
import { element } from './element.ts'

/** An accepted breach keeps its shape and loses its filling. */
function drawing({ kind, severity }: Badge, size: number): HTMLElement {
  const shape = element('i', classes.shape!)
  const side = `var(--mark-size, ${size}px)`
  shape.style.cssText = `width:${side};height:${side}`
  shape.dataset.severity = severity
  shape.toggleAttribute('data-accepted', kind === 'accepted')
  return shape
}

/** CSS pixels; tiny cells have room for a corner only. */
const sizes: Partial<Record<string, number>> = { short: 11, block: 9, line: 11 }

/** The badge of a shift; nothing where nothing is wrong. */
export function shiftBadge(entryId: string, warnings: Warnings, density: string): HTMLElement | null {
  const badge = badgeOf(warnings.byEntry.get(entryId))
  if (!badge) return null
  const drawn = element(
    'span',
    classes.onShift!,
    drawing(badge, sizes[density] ?? 14),
    badge.count > 1 && density === 'card' && String(badge.count)
  )
  Object.assign(drawn.dataset, { warning: entryId, kind: badge.kind, density, state: stateOf(badge) })
  return drawn
}

/** What is open in a row or on a day, in one shape and one number. */
export function tallyBadge(
  tally: Tally | undefined,
  size: number,
  label: (tally: Tally) => string
): HTMLElement | null {
  const badge = tally && badgeOfTally(tally)
  if (!badge) return null
  const drawn = element('span', classes.tally!, drawing(badge, size), String(badge.count))
  Object.assign(drawn.dataset, { kind: badge.kind, tally: '' })
  drawn.title = label(tally)
  return drawn
}

const stateOf = ({ kind, count }: Badge): string => `${kind}${count}`

/** Puts the badges of what is already drawn right, without drawing a cell again. */
export function paintShiftBadges(root: HTMLElement, warnings: Warnings): void {
  for (const card of root.querySelectorAll<HTMLElement>(
    '[data-entry][data-density]:not([data-mark="leaving"])'
  )) {
    const old = card.querySelector<HTMLElement>(':scope > [data-warning]')
    const { entry = '', density = '' } = card.dataset
    const next = shiftBadge(entry, warnings, density)
    if (old?.dataset.state === next?.dataset.state) continue
    card.toggleAttribute('data-warned', next !== null)
    old?.remove()
    if (next) card.append(next)
  }
}
