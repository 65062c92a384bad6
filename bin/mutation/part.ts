/**
 * What guards data, and the specs that have to notice when it no longer does. All specs of a part run for every change
 * of its files, in one process: which file a change is in, only Stryker knows.
 */
export type Part = { files: readonly string[]; specs: readonly string[] }

/** Files of one folder. */
export const under = (folder: string, names: readonly string[], end = 'ts'): string[] =>
  names.map((name) => `${folder}/${name}.${end}`)
