/** A range of sizes, of which the catalog has the upper end. */
export type SizeRange = {
  basis: 'SQUARE_FEET' | 'BEDROOMS' | 'PHOTOS'
  /** Null if the text names only the upper end. */
  from: number | null
  /** Null for no limit. */
  upTo: number | null
}

const units = [
  ['SQUARE_FEET', /(?:sq\.?\s*f(?:oo|ee)?t2?\b\.?|square\s+f(?:oo|ee)t\b|sf\b|ft2\b)/],
  ['BEDROOMS', /(?:bedrooms?|bdrms?|beds?|brs?|bds?)\b/],
  ['PHOTOS', /\b(?:photos?|images?|pictures?)\b/],
] as const

const number = String.raw`(\d+(?:\.\d+)?k?)`
const only = (pattern: string) => new RegExp(`^${pattern}$`)
const limit = only(`(?:up to|to|at most|max(?:imum)?|<=|≤)?\\s*${number}`)
const limitAfter = only(`${number}\\s*(?:(?:or|and) (?:less|fewer|smaller|under|below)|max(?:imum)?)`)
const below = only(`(?:under|below|less than|fewer than|smaller than|<)\\s*${number}`)
const range = only(`(?:from |between )?${number}\\s*(?:-|to|and|through)\\s*${number}`)
const above = only(`(?:over|above|more than|larger than|greater than|>)\\s*${number}`)
const atLeast = only(`(?:from|at least|starting at|min(?:imum)?|>=|≥)\\s*${number}`)
const atLeastAfter = only(`${number}\\s*(?:\\+|plus|(?:or|and) (?:up|above|over|more|larger))`)

/** What stands beside a size and says nothing about it. */
const filler = /[()[\]:$]|\b(?:prices?|homes?|houses?|propert(?:y|ies)|sizes?|tier|living area)\b/g

/**
 * Reads a size such as `Up to 2,000 sq ft`, `1,501–2,500`, `Over 5,000`, `3+ bedrooms` or `25 photos`. Without a unit it is
 * square feet. Returns null for any other text.
 */
export function readSize(text: string): SizeRange | null {
  return parse(text)?.range ?? null
}

/** Whether a column's name is a size, so that the column holds its prices: `0–1,500 sq ft`, but not `Price 2`. */
export function namesSize(columnName: string): boolean {
  const parsed = parse(columnName)
  return parsed !== null && (parsed.hasUnit || !/^\d+$/.test(parsed.rest))
}

function parse(text: string): { range: SizeRange; hasUnit: boolean; rest: string } | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
  const [unit, other] = units.filter(([, pattern]) => pattern.test(plain))
  if (other) return null
  const rest = (unit ? plain.replaceAll(new RegExp(unit[1], 'g'), ' ') : plain)
    .replace(filler, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ends = readEnds(rest)
  if (!ends || !areInOrder(ends)) return null
  return { range: { basis: unit?.[0] ?? 'SQUARE_FEET', ...ends }, hasUnit: unit !== undefined, rest }
}

type Ends = Pick<SizeRange, 'from' | 'upTo'>

function readEnds(text: string): Ends | null {
  const upper = limit.exec(text) ?? limitAfter.exec(text)
  if (upper) return { from: null, upTo: toNumber(upper[1]) }
  const excluded = below.exec(text)
  if (excluded) return { from: null, upTo: toNumber(excluded[1]) - 1 }
  const both = range.exec(text)
  if (both) return { from: toNumber(both[1]), upTo: toNumber(both[2]) }
  const lower = atLeast.exec(text) ?? atLeastAfter.exec(text)
  if (lower) return { from: toNumber(lower[1]), upTo: null }
  const passed = above.exec(text)
  return passed && { from: toNumber(passed[1]) + 1, upTo: null }
}

function toNumber(text = ''): number {
  return text.endsWith('k') ? Math.round(Number(text.slice(0, -1)) * 1000) : Number(text)
}

function areInOrder({ from, upTo }: Ends): boolean {
  const isWhole = [from, upTo].every((end) => end === null || Number.isSafeInteger(end))
  return isWhole && (upTo === null || (upTo >= 1 && (from ?? 0) <= upTo))
}
