/** How a registered time becomes a paid one; the registered one stays as it was. */
export type ClockRounding = {
  readonly mode: 'none' | 'up' | 'down' | 'nearest'
  /** 5, 10, 15 or 30. */
  readonly stepMinutes: number
}

/** Minutes since midnight to a step of the clock; exactly half a step goes up. */
export function roundedClock(minutes: number, { mode, stepMinutes }: ClockRounding): number {
  const steps = minutes / stepMinutes
  if (mode === 'up') return Math.ceil(steps) * stepMinutes
  if (mode === 'down') return Math.floor(steps) * stepMinutes
  return mode === 'nearest' ? Math.floor(steps + 0.5) * stepMinutes : minutes
}
