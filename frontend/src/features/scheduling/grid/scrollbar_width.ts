let known: number | null = null

/** Room a vertical scrollbar takes, in CSS pixels; 0 where it floats over the content. */
export function scrollbarWidth(): number {
  if (known !== null) return known
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;height:100px;overflow:scroll'
  document.body.append(probe)
  known = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return known
}
