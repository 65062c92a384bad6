/** Letters that sort and compare alike, whatever their case, accents composed. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
