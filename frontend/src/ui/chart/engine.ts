import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import {
  AriaComponent,
  DataZoomComponent,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use as load } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { chartTheme } from './chart_theme.ts'

// Only what charts of the product use: the rest of the library never reaches a page.
load([
  ...[BarChart, LineChart, ScatterChart],
  ...[GridComponent, TooltipComponent, LegendComponent, DataZoomComponent, GraphicComponent],
  ...[AriaComponent, MarkAreaComponent, MarkLineComponent, CanvasRenderer],
])

/** An empty chart in the product's colours; loaded with the first chart of a visit. */
export const openChart = (element: HTMLElement) => init(element, chartTheme, { renderer: 'canvas' })
