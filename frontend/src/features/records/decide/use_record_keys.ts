import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

type Actions<Row> = Record<'a' | 'r' | 'e' | 'x' | 'enter', (row: Row) => void>

const typing = 'input, textarea, select, [contenteditable], [role="dialog"]'

/**
 * A list under the keyboard: J and K move from row to row, other letters act on the one that has the focus, as Enter does
 * where no button or link of the row has it. A row that is gone gives the focus to the one in its place.
 */
export function useRecordKeys<Row extends { id: string }>(rows: readonly Row[], actions: Actions<Row>) {
  const elements = useRef(new Map<string, HTMLElement>())
  const [place, setPlace] = useState(0)
  const hasFocus = useRef(false)
  const last = Math.max(0, rows.length - 1)

  useEffect(() => {
    if (!hasFocus.current) return
    const row = rows[Math.min(place, last)]
    if (row && document.activeElement === document.body) elements.current.get(row.id)?.focus()
  }, [rows, place, last])

  const move = (by: number) => {
    const next = Math.min(last, Math.max(0, place + by))
    setPlace(next)
    const row = rows[next]
    if (row) elements.current.get(row.id)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(typing)) return
    const key = event.key.toLowerCase()
    if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1)
    else if (key === 'a' || key === 'r' || key === 'e' || key === 'x' || key === 'enter') {
      const row = rows[Math.min(place, last)]
      if (!row || (key === 'enter' && event.target !== elements.current.get(row.id))) return
      actions[key](row)
    } else return
    event.preventDefault()
  }
  const rowProps = ({ id }: Row) => {
    const at = rows.findIndex((row) => row.id === id)
    return {
      tabIndex: at === Math.min(place, last) ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(id, element)
        else elements.current.delete(id)
      },
      onFocus: () => {
        hasFocus.current = true
        setPlace(at)
      },
    }
  }
  return { onKeyDown, rowProps }
}
