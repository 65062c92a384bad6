import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Something known about a person, or a dash. A long address breaks rather than running into its neighbour. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text fz="sm" c="dimmed" mb={4}>
        {label}
      </Text>
      {children ? <Text component="div">{children}</Text> : <Text c="dimmed">—</Text>}
    </div>
  )
}
