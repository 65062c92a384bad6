import { sharedRoster } from './shared_rosters.ts'

/**
 * Best values with a validated roster of the nurse rostering competition's instances with all weeks known, as quoted in
 * the public literature on them.
 */
const inrc2Best: Readonly<Record<string, number>> = {
  'n030w4_1_6-2-9-1': 1670,
  'n030w4_1_6-7-5-3': 1820,
  'n050w4_0_0-4-8-7': 1320,
  'n050w4_0_7-2-7-2': 1315,
  'n080w4_2_4-3-3-3': 3300,
  'n080w4_2_6-0-4-8': 3190,
}

/** Best known cost by instance name, from the table beside the files and the list above. */
export function bestKnown(): ReadonlyMap<string, number> {
  const rows = sharedRoster('curtois/best_known.csv').trim().split('\n').slice(1)
  const curtois = rows.map((row): [string, number] => {
    const cells = row.split(',')
    return [cells[0]!, Number(cells[5])]
  })
  return new Map([...curtois, ...Object.entries(inrc2Best)])
}
