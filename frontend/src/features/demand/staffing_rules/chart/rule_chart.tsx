import { Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { RuleValues } from '../rule_values.ts'
import { curveOf, tallestOf, widestOf } from './curve.ts'
import { handlesOf, moved, roundStep, type Handle, type Place } from './handles.ts'
import classes from './rule_chart.module.css'

type Props = {
  /** As it is saved; null for a new rule. */
  before: RuleValues | null
  values: RuleValues
  /** The part of the work that the position looked at does. */
  share: number
  metricName: string
  /** Units an hour in the busiest slot of the week looked at. */
  busiest: number
  isReadOnly: boolean
  onChange: (values: RuleValues) => void
}

const height = 300
const edge = { left: 56, right: 18, top: 14, bottom: 44 }

/** People by units an hour, with points to take hold of: by pointer, and by the arrow keys. */
export function RuleChart({ before, values, share, metricName, busiest, isReadOnly, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { ref, width } = useElementSize<HTMLDivElement>()
  /** Edges stay where they are while a point is dragged. */
  const [held, setHeld] = useState<{ widest: number; tallest: number } | null>(null)
  const widest = held?.widest ?? widestOf(values, busiest)
  const curve = curveOf(values, share, widest)
  const tallest = held?.tallest ?? tallestOf(curve, values)
  const inner = { x: Math.max(0, width - edge.left - edge.right), y: height - edge.top - edge.bottom }
  const x = (units: number): number => edge.left + (inner.x * Math.min(units, widest)) / widest
  const y = (people: number): number => edge.top + inner.y * (1 - Math.min(people, tallest) / tallest)

  const drag = (event: PointerEvent<SVGGElement>, handle: Handle) => {
    const box = event.currentTarget.ownerSVGElement!.getBoundingClientRect()
    const units = ((event.clientX - box.left - edge.left) / inner.x) * widest
    const people = (1 - (event.clientY - box.top - edge.top) / inner.y) * tallest
    onChange(moved(values, handle, placeFor(handle, { units, people })))
  }
  const keys = (event: KeyboardEvent<SVGGElement>, handle: Handle) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    const { units, people } = handle.place
    const to = {
      units: units + by.x * far * handle.stepUnits,
      people: people + by.y * (event.shiftKey ? 5 : 1),
    }
    onChange(moved(values, handle, placeFor(handle, to)))
  }
  const textOf = ({ kind, place }: Handle): string =>
    t(`staffing_rules.chart.${kind}`, {
      units: format.number(Math.round(place.units * 100) / 100),
      people: Math.round(place.people),
      metric: metricName,
    })
  return (
    <div ref={ref} className={classes.place}>
      <svg
        width={width}
        height={height}
        role="group"
        aria-label={t('staffing_rules.chart.label', { metric: metricName })}
      >
        <Axes
          {...{ widest, tallest, x, y, width }}
          label={t('staffing_rules.chart.units', { metric: metricName })}
        />
        {before && <path className={classes.before} d={pathOf(curveOf(before, share, widest), x, y)} />}
        <path className={classes.after} d={pathOf(curve, x, y)} data-testid="curve" />
        {!isReadOnly &&
          handlesOf(values, widest).map((handle) => (
            <g
              key={handle.id}
              className={classes.handle}
              data-kind={handle.kind}
              role="slider"
              tabIndex={0}
              transform={`translate(${x(handle.place.units)} ${y(handle.place.people)})`}
              aria-label={t(`staffing_rules.handle.${handle.kind}`)}
              aria-valuenow={
                Math.round((handle.moves === 'x' ? handle.place.units : handle.place.people) * 100) / 100
              }
              aria-valuetext={textOf(handle)}
              aria-orientation={handle.moves === 'y' ? 'vertical' : 'horizontal'}
              onKeyDown={(event) => keys(event, handle)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setHeld({ widest, tallest })
              }}
              onPointerMove={(event) => held && drag(event, handle)}
              onPointerUp={() => setHeld(null)}
              onPointerCancel={() => setHeld(null)}
            >
              <circle className={classes.reach} r={16} />
              <circle className={classes.dot} r={7} />
            </g>
          ))}
      </svg>
      <Text fz="xs" c="dimmed">
        {t(isReadOnly ? 'staffing_rules.chart.legend' : 'staffing_rules.chart.hint')}
      </Text>
    </div>
  )
}

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** A point keeps to the direction it moves in. */
const placeFor = ({ moves, place }: Handle, to: Place): Place => ({
  units: moves === 'y' ? place.units : to.units,
  people: moves === 'x' ? place.people : to.people,
})

type Scale = (value: number) => number

function pathOf(curve: readonly Place[], x: Scale, y: Scale): string {
  return curve
    .map(({ units, people }, at) => {
      const last = curve[at - 1]
      // People come whole: the curve climbs in steps.
      const climb =
        last && last.people !== people ? `L${x(units).toFixed(1)} ${y(last.people).toFixed(1)}` : ''
      return `${at === 0 ? 'M' : climb + 'L'}${x(units).toFixed(1)} ${y(people).toFixed(1)}`
    })
    .join('')
}

type AxesProps = { widest: number; tallest: number; width: number; x: Scale; y: Scale; label: string }

function Axes({ widest, tallest, width, x, y, label }: AxesProps) {
  const format = useFormat()
  const unitStep = roundStep(widest / 8)
  const peopleStep = Math.max(1, roundStep(tallest / 8))
  const ticks = (most: number, step: number): number[] =>
    Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, at) => at * step)
  return (
    <g className={classes.axis} aria-hidden>
      {ticks(tallest, peopleStep).map((people) => (
        <g key={people}>
          <line x1={edge.left} x2={width - edge.right} y1={y(people)} y2={y(people)} />
          <text x={edge.left - 20} y={y(people) + 4} textAnchor="end">
            {format.number(people)}
          </text>
        </g>
      ))}
      {ticks(widest, unitStep).map((units) => (
        <text key={units} x={x(units)} y={height - edge.bottom + 18} textAnchor="middle">
          {format.number(units)}
        </text>
      ))}
      <text x={(edge.left + width - edge.right) / 2} y={height - 6} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}
