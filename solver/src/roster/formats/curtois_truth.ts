/**
 * Judges a roster by the text of the instance alone: it shares no code with the readers or the search, so that a
 * mistake there cannot hide here. Slow and plain on purpose.
 */
export type Truth = {
  readonly cost: number
  /** One sentence per broken rule. */
  readonly violations: readonly string[]
}

/**
 * @param instance the benchmark file
 * @param solution a line per employee in the instance's order, a tab-separated cell per day
 */
export function judgeCurtois(instance: string, solution: string): Truth {
  const lines = instance.split('\n').map((line) => line.trim())
  const section = (name: string): string[][] => {
    const from = lines.indexOf(`SECTION_${name}`)
    if (from < 0) return []
    const rest = lines.slice(from + 1)
    const until = rest.findIndex((line) => line.startsWith('SECTION_'))
    return rest
      .slice(0, until < 0 ? undefined : until)
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(','))
  }
  const days = Number(section('HORIZON')[0]![0])
  const minutesOf = new Map(section('SHIFTS').map(([id, minutes]) => [id!, Number(minutes)]))
  const never = new Set(
    section('SHIFTS').flatMap(([id, , after]) => (after ?? '').split('|').map((next) => `${id}>${next}`))
  )
  const staff = section('STAFF')
  const daysOff = new Map(section('DAYS_OFF').map(([id, ...off]) => [id!, off.map(Number)]))
  const violations: string[] = []
  const rows = solution.split('\n').slice(0, staff.length)
  const work = new Map(
    staff.map(([id], s) => {
      const cells = (rows[s] ?? '').split('\t').map((cell) => cell.trim())
      while (cells.length < days) cells.push('')
      if (cells.length !== days) violations.push(`${id}: ${cells.length} days instead of ${days}`)
      for (const shift of cells) {
        if (shift !== '' && !minutesOf.has(shift)) violations.push(`${id}: unknown shift ${shift}`)
      }
      return [id!, cells] as const
    })
  )

  for (const [id = '', caps = '', maxMinutes, minMinutes, maxRun, minRun, minOff, maxWeekends] of staff) {
    const cells = work.get(id)!
    const broken = (what: string): unknown => violations.push(`${id}: ${what}`)
    for (const cap of caps.split('|')) {
      const [shift, most] = cap.split('=')
      const count = cells.filter((cell) => cell === shift).length
      if (count > Number(most)) broken(`${count} times ${shift}, at most ${most}`)
    }
    const minutes = cells.reduce((total, cell) => total + (minutesOf.get(cell) ?? 0), 0)
    if (minutes > Number(maxMinutes) || minutes < Number(minMinutes)) {
      broken(`${minutes} minutes, not within ${minMinutes} and ${maxMinutes}`)
    }
    for (const off of daysOff.get(id) ?? []) if (cells[off] !== '') broken(`works on day ${off}`)
    cells.forEach((cell, day) => {
      const next = cells[day + 1]
      if (cell && next && never.has(`${cell}>${next}`)) broken(`${next} after ${cell} on day ${day + 1}`)
    })
    // One letter per day: runs are what regular expressions are for.
    const pattern = cells.map((cell) => (cell === '' ? '.' : 'w')).join('')
    for (const { 0: run, index } of pattern.matchAll(/w+|\.+/g)) {
      const touches = index === 0 || index + run.length === days
      const worked = run[0] === 'w'
      if (worked && run.length > Number(maxRun)) broken(`${run.length} shifts in a row from day ${index}`)
      if (!touches && run.length < Number(worked ? minRun : minOff)) {
        broken(`only ${run.length} ${worked ? 'shifts' : 'days off'} in a row from day ${index}`)
      }
    }
    let weekends = 0
    for (let saturday = 5; saturday < days; saturday += 7) {
      if (cells[saturday] || cells[saturday + 1]) weekends += 1
    }
    if (weekends > Number(maxWeekends)) broken(`${weekends} weekends, at most ${maxWeekends}`)
  }

  let cost = 0
  for (const [id = '', day, shift, weight] of section('SHIFT_ON_REQUESTS')) {
    if (work.get(id)![Number(day)] !== shift) cost += Number(weight)
  }
  for (const [id = '', day, shift, weight] of section('SHIFT_OFF_REQUESTS')) {
    if (work.get(id)![Number(day)] === shift) cost += Number(weight)
  }
  for (const [day, shift, wanted, under, over] of section('COVER')) {
    const heads = [...work.values()].filter((cells) => cells[Number(day)] === shift).length
    const missing = Number(wanted) - heads
    cost += missing > 0 ? missing * Number(under) : -missing * Number(over)
  }
  return { cost, violations }
}
