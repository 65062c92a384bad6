import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { CoverageGridRow } from '../../model/rows.ts'
import { element } from '../element.ts'
import type { GridContext } from '../grid_context.ts'
import { coveragePaths } from './coverage_shapes.ts'
import { hoursSentence, shortFigure } from './coverage_words.ts'
import classes from './coverage.module.css'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Narrower days show their number alone, and so do periods of more than two weeks. */
const narrowestDrawing = 72
const height = 38

/** One day of the need: a drawing with its figure where there is room, else one cell with the figure. */
export function drawCoverage(row: CoverageGridRow, day: Day, context: GridContext): HTMLElement[] {
  const coverage = row.byDay.get(day)
  if (!coverage) return []
  const { labels, dayWidth } = context
  const draws = dayWidth >= narrowestDrawing && row.byDay.size <= 14
  const figure = element('span', classes.figure!, shortFigure(labels, coverage, !draws))
  const { missing, open, over, needed } = coverage.hours
  const state = missing > 0 ? 'missing' : open > 0 ? 'open' : over > 0 ? 'over' : needed > 0 ? 'met' : 'none'
  const spoken = element('span', classes.spoken!, hoursSentence(labels, coverage.hours))
  const cell = element('div', draws ? classes.drawn! : classes.heat!, figure, spoken)
  Object.assign(cell.dataset, { act: 'coverage', day, state })
  if (draws)
    cell.append(
      drawingOf(
        coveragePaths(coverage, { width: dayWidth, height, most: row.most, halves: row.halfHours }),
        dayWidth
      )
    )
  else cell.style.setProperty('--share', String(needed > 0 ? Math.min(1, (missing + open) / needed) : 0))
  return [cell]
}

const order = ['planned', 'open', 'missing', 'over', 'band', 'need'] as const

function drawingOf(paths: ReturnType<typeof coveragePaths>, width: number): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg')
  const attributes = { width: '100%', height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, String(value))
  svg.setAttribute('preserveAspectRatio', 'none')
  for (const name of order) {
    const path = document.createElementNS(svgNamespace, 'path')
    path.setAttribute('d', paths[name])
    path.setAttribute('class', classes[name]!)
    svg.append(path)
  }
  return svg
}
