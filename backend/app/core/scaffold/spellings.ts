/** `time_tracking` as `timeTracking`. */
export const camel = (name: string): string =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** `time_tracking` as `TimeTracking`. */
export const pascal = (name: string): string => camel(name).replace(/^\w/, (letter) => letter.toUpperCase())

/** `time_tracking` as `time-tracking`. */
export const kebab = (name: string): string => name.replaceAll('_', '-')
