import { Stack } from '@mantine/core'
import type { Import, ImportCounts } from '@shiftloom/backend/contracts/imports'
import { useState } from 'react'
import { CountsFigures, type CountedKind } from './counts_figures.tsx'
import { OutcomeTable } from './outcome_table.tsx'
import { ProblemTable } from './problem_table.tsx'

type Props = { of: Import; counts: ImportCounts }

/** What becomes of the rows: the numbers, the rows of the one that is open, and the incorrect ones. */
export function CountedRows({ of, counts }: Props) {
  const [chosen, setChosen] = useState<CountedKind | null>(null)
  const open = chosen ?? (counts.added > 0 ? 'added' : counts.updated > 0 ? 'updated' : null)
  return (
    <Stack gap="md">
      <CountsFigures of={of.kind} counts={counts} open={open} onOpen={setChosen} />
      {open && open !== 'invalid' && Boolean(counts[open]) && (
        <OutcomeTable key={open} of={of} outcome={open} />
      )}
      <ProblemTable of={of} />
    </Stack>
  )
}
