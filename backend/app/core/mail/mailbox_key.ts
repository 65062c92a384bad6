import { createHmac } from 'node:crypto'

/** Where the development mailbox is, outside `/api`. */
export const mailboxPath = '/dev/mailbox'

/** The cookie that keeps the key in a browser that has opened the printed address. */
export const mailboxCookie = 'shiftloom_mailbox'

/**
 * What opens the development mailbox, 43 characters. It follows from the installation's key, so that `npm start` and the
 * web process know it without one more secret; the installation's key does not follow from it.
 */
export const mailboxKey = (appKey: string): string =>
  createHmac('sha256', appKey).update('development mailbox').digest('base64url')

/** The address that opens the development mailbox in a browser, below the product's own. */
export const mailboxEntrance = (appKey: string): string => `${mailboxPath}?key=${mailboxKey(appKey)}`
