import { Badge, Group, Text, Tooltip } from '@mantine/core'
import type { CustomCellRendererProps } from 'ag-grid-react'
import type { RecordRow } from './record_row.ts'

/** A day, with what makes it differ from others. */
export function DayCell({ data }: CustomCellRendererProps<RecordRow>) {
  if (!data) return null
  return (
    <Group gap={6} wrap="nowrap" h="100%">
      <Text fz="sm" fw={550} style={{ whiteSpace: 'nowrap' }}>
        {data.label}
      </Text>
      {data.marks.map(({ text, color }) => (
        <Tooltip key={text} label={text}>
          <Badge size="sm" variant="light" color={color} tt="none" style={{ minWidth: 0 }}>
            {text}
          </Badge>
        </Tooltip>
      ))}
    </Group>
  )
}
