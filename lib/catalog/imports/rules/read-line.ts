import { lineTexts } from '@/lib/catalog/imports/words'
import { uncountedPhotosText } from '@/lib/catalog/services/words/editor'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import type { PlacedLine, Report } from './placed-line'
import { readDuration } from './read-duration'
import type { SizeRange } from './read-size'

/** A line as the texts of a service's form. */
export type ReadLine = {
  amount: string
  /** Whether the price is for each of several. */
  isEach: boolean
  duration: string
  minutes: number
  /** Empty for no agreed number. */
  photos: string
  /** Null for no price of its own. */
  extraPhoto: string | null
}

/** Reads a line, and reports each of its texts that can't be read. @param basis null for a single price */
export function readLine(
  placed: PlacedLine,
  { currency, basis }: { currency: string; basis: SizeRange['basis'] | null },
  report: Report,
): ReadLine {
  const { line } = placed
  if (line.name === '') report(placed, 'name', lineTexts.noName)
  const { amount, isEach } = splitPrice(line.price)
  const { problem } = parseAmount(amount, currency)
  if (problem) report(placed, 'price', amount === '' ? lineTexts.noPrice : problem)
  else if (isEach && basis) report(placed, 'price', lineTexts.sizedEach)
  const duration = readDuration(line.duration)
  if (!duration) report(placed, 'duration', line.duration === '' ? lineTexts.noDuration : lineTexts.duration)
  const photos = readPhotos(line.photosIncluded)
  if (photos === null) report(placed, 'photosIncluded', lineTexts.photos)
  const extra = line.extraPhoto === '' ? null : splitPrice(line.extraPhoto).amount
  const extraPhoto = extra === null ? null : parseAmount(extra, currency)
  if (extraPhoto?.problem) report(placed, 'extraPhoto', extraPhoto.problem)
  // A client who chooses the number of photos pays for each of them.
  const isCounted = basis === 'PHOTOS' || isEach
  if (!isCounted && photos === '' && (extraPhoto?.cents ?? 0) > 0)
    report(placed, 'photosIncluded', uncountedPhotosText)
  return {
    amount,
    isEach,
    duration: duration?.text ?? line.duration,
    minutes: duration?.minutes ?? 0,
    photos: photos ?? '',
    extraPhoto: isCounted ? null : extra,
  }
}

/** Reads `25`, `25 photos` or `up to 25`. Returns null for another text. */
function readPhotos(text: string): string | null {
  if (text === '') return ''
  return /^(?:up to\s*)?(\d[\d,]*)\s*\+?\s*(?:photos?|images?|pictures?)?$/i.exec(text)?.[1] ?? null
}

const units = '(?:photos?|images?|pictures?|rooms?|views?|items?|units?|pieces?)'
const each = new RegExp(`(?:\\s+(?:each|ea\\.?)|\\s*(?:/|\\bper)\\s*${units})$`, 'i')

/** Separates `$25.00 each`, `$25 / photo` or `25 per image` from an amount. */
function splitPrice(text: string): { amount: string; isEach: boolean } {
  const amount = text.trim().replace(each, '')
  return { amount, isEach: amount !== text.trim() }
}
