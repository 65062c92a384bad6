import { CloseButton, Group, ScrollArea, Text } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { focusGrid } from './focus_grid.ts'
import classes from './side_panel.module.css'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  footer?: ReactNode
  /** Has the keyboard once it opens: between the grid and it lie hundreds of cells. */
  takesFocus?: boolean
  /** Pixels, or any width of a style. */ width?: number | string
  children: ReactNode
}

/** Next to the grid, never over it: the grid stays usable. Escape closes it. */
export function SidePanel({
  title,
  closeLabel,
  onClose,
  footer,
  takesFocus = false,
  width = 364,
  children,
}: Props) {
  useFocusBack()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  // Once the picture without it stands, when the button that opened it may be gone, and before any other key arrives.
  useLayoutEffect(() => () => queueMicrotask(focusGrid), [])
  return (
    <aside
      ref={panel}
      tabIndex={takesFocus ? -1 : undefined}
      className={classes.panel}
      style={{ width }}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <Group className={classes.head} justify="space-between" wrap="nowrap">
        <Text component="h2" fw={650} fz="lg" truncate>
          {title}
        </Text>
        <CloseButton aria-label={closeLabel} onClick={onClose} />
      </Group>
      <ScrollArea className={classes.body} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
        <div className={classes.content}>{children}</div>
      </ScrollArea>
      {footer && <div className={classes.foot}>{footer}</div>}
    </aside>
  )
}
