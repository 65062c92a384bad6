/** What stands over what, by `z-index`; dialogs and drawers of the library are at 200, its lists at 300. */
export const layers = {
  /**
   * A question about what is open beneath: it is in front whatever opened first. A dialog that stays in the page while
   * it is closed keeps its place in the document, which alone would put it behind a dialog that came later.
   */
  question: 350,
} as const
