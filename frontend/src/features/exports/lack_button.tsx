import { Button, Popover } from '@mantine/core'
import type { ReactNode } from 'react'

/** Names what a file lacks; a click shows whose it is. */
export function LackButton({
  icon,
  label,
  children,
}: {
  icon: ReactNode
  label: string
  children: ReactNode
}) {
  return (
    <div>
      <Popover width={380} position="bottom-start" shadow="md" withArrow>
        <Popover.Target>
          <Button
            variant="subtle"
            color="orange"
            c="#803300"
            size="compact-xs"
            px={4}
            ml={-4}
            leftSection={icon}
          >
            {label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>{children}</Popover.Dropdown>
      </Popover>
    </div>
  )
}
