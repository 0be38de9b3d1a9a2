/** An amount as it stands in the file, and whether it is for each of several. */
export type PriceText = { amount: string; isEach: boolean }

const units = '(?:photos?|images?|pictures?|rooms?|views?|items?|units?|pieces?)'
const each = new RegExp(`(?:\\s+(?:each|ea\\.?)|\\s*(?:/|\\bper)\\s*${units})$`, 'i')

/** Separates `$25.00 each`, `$25 / photo` or `25 per image` from an amount. */
export function readPrice(text: string): PriceText {
  const amount = text.trim().replace(each, '')
  return { amount, isEach: amount !== text.trim() }
}
