import { slotColour } from '#/ui/palette.ts'

const ink = '#161e30'
const quiet = '#5b6780'
const line = '#e3e8f0'
const text = { color: quiet, fontFamily: 'inherit', fontSize: 12 }

/** Colours far apart for colour-blind people as well; patterns and dashes tell series apart without any. */
const series = [0, 9, 1, 4, 3, 2].map(slotColour)

const axis = {
  axisLine: { lineStyle: { color: line } },
  axisTick: { lineStyle: { color: line } },
  axisLabel: text,
  nameTextStyle: text,
  splitLine: { lineStyle: { color: line } },
}

/** The look of every chart; a plain object of the library. */
export const chartTheme = {
  color: series,
  textStyle: { color: ink, fontFamily: 'Inter Variable, system-ui, sans-serif', fontSize: 12 },
  categoryAxis: { ...axis, splitLine: { show: false } },
  valueAxis: axis,
  timeAxis: axis,
  legend: { textStyle: text, itemHeight: 10 },
  tooltip: { borderColor: line, textStyle: { color: ink, fontSize: 13 } },
}
