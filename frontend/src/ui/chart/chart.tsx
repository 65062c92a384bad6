import { useReducedMotion } from '@mantine/hooks'
import type { EChartsType } from 'echarts/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChartOption } from './chart_option.ts'

export type ChartProps = {
  /** Memoised by the caller: a new object draws the chart again. */
  option: ChartOption
  /** What the chart shows, in a sentence for screen readers. */
  label: string
  /** Pixels. */
  height?: number
  /** The live chart, for what options cannot say: dragging, positions of the pointer. Called once it is drawn first. */
  onReady?: (chart: EChartsType) => void
}

/**
 * A chart on a canvas, in the product's colours and with patterns beside them. The library comes with the first chart
 * of a visit. It follows the width of its place, on paper too.
 */
export function Chart({ option, label, height = 280, onReady }: ChartProps) {
  const element = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<EChartsType | null>(null)
  const still = useReducedMotion()
  const ready = useEffectEvent((made: EChartsType) => onReady?.(made))

  useEffect(() => {
    let made: EChartsType | null = null
    let gone = false
    const place = element.current!
    const fit = () => made?.resize()
    const observer = new ResizeObserver(fit)
    void import('./engine.ts').then(({ openChart }) => {
      if (gone) return
      made = openChart(place)
      observer.observe(place)
      setChart(made)
      ready(made)
    })
    window.addEventListener('beforeprint', fit)
    window.addEventListener('afterprint', fit)
    return () => {
      gone = true
      observer.disconnect()
      window.removeEventListener('beforeprint', fit)
      window.removeEventListener('afterprint', fit)
      made?.dispose()
    }
  }, [])

  useEffect(() => {
    const patterns = { aria: { enabled: true, label: { enabled: false }, decal: { show: true } } }
    chart?.setOption({ animation: !still, ...patterns, ...option }, { notMerge: true, lazyUpdate: true })
  }, [chart, option, still])

  return <div ref={element} role="img" aria-label={label} style={{ height, width: '100%' }} />
}
