/** The keyboard goes back to the cell it came from, unless something else has taken it meanwhile. */
export const focusGrid = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.ag-cell-focus')?.focus()
  })
