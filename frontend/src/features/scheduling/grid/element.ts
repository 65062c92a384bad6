type Child = Node | string | null | undefined | false

/** A DOM element in one expression: cells are drawn without React, thousands of times while scrolling. */
export function element(tag: string, className: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const child of children) if (child) made.append(child)
  return made
}

const drawings = {
  pin: 'M9 4v6l-2 4v2h10v-2l-2-4V4M12 16v5M8 4h8',
  note: 'M13 20l7-7M13 20v-6a1 1 0 0 1 1-1h6V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2z',
  arrow: 'M5 12h14M13 18l6-6M13 6l6 6',
  alert:
    'M12 9v4M12 16v.01M10.4 3.9 1.8 18.2A1.9 1.9 0 0 0 3.5 21h17a1.9 1.9 0 0 0 1.7-2.8L13.6 3.9a1.9 1.9 0 0 0-3.2 0z',
  chevron: 'M6 9l6 6l6-6',
  hand: 'M8 13V5.5a1.5 1.5 0 0 1 3 0V12m0-6.5V3.5a1.5 1.5 0 1 1 3 0V12m0-6.5a1.5 1.5 0 0 1 3 0V12m0-4.5a1.5 1.5 0 0 1 3 0V16a6 6 0 0 1-6 6h-2a7 6 0 0 1-5-3l-2.7-5.25a1.4 1.4 0 0 1 2.75-2l.9 1.75',
} as const

/** Stroke icons of the product's set (Tabler, MIT), drawn where React does not reach. */
export function icon(name: keyof typeof drawings, size = 12): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' } // prettier-ignore
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, String(value))
  const path = document.createElementNS(svg.namespaceURI, 'path')
  path.setAttribute('d', drawings[name])
  svg.append(path)
  return svg
}
