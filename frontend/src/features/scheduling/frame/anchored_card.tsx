import { FocusTrap, Paper } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Rect } from '../state/ui_state.ts'
import { focusGrid } from './focus_grid.ts'

type Props = {
  rect: Rect
  width: number
  label: string
  onClose: () => void
  trap?: boolean
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  children: ReactNode
}

const margin = 8

/** A small card beside a cell: below it when there is room, else above, and always inside the window. */
export function AnchoredCard({
  rect,
  width,
  label,
  onClose,
  trap = true,
  onPointerEnter,
  onPointerLeave,
  children,
}: Props) {
  const card = useClickOutside<HTMLDivElement>(onClose)
  const [place, setPlace] = useState({ left: rect.left, top: rect.bottom + 4 })

  useLayoutEffect(() => {
    const settle = () => {
      const height = card.current?.offsetHeight ?? 0
      const below = rect.bottom + 4
      const top = below + height + margin <= innerHeight ? below : Math.max(margin, rect.top - height - 4)
      setPlace({ left: Math.max(margin, Math.min(rect.left, innerWidth - width - margin)), top })
    }
    settle()
    // What is in it may come a moment later than the card.
    const growing = new ResizeObserver(settle)
    if (card.current) growing.observe(card.current)
    return () => growing.disconnect()
  }, [rect, width, card])

  useEffect(() => focusGrid, [])

  return createPortal(
    // The trap takes the place of a ref on its child.
    <FocusTrap active={trap} innerRef={card}>
      <Paper
        role="dialog"
        aria-label={label}
        withBorder
        shadow="lg"
        radius="md"
        p="sm"
        style={{ position: 'fixed', zIndex: 300, width, ...place }}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      >
        {children}
      </Paper>
    </FocusTrap>,
    document.body
  )
}
