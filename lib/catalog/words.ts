import { countOf } from '@/lib/platform/words'
import type { PriceBasis, ServiceLight } from '@/prisma/generated/enums'

/** When a service is photographed, as photographers choose it. */
export const lightNames: Record<ServiceLight, string> = {
  ANY: 'Any time',
  DAYLIGHT: 'Daylight',
  TWILIGHT: 'Twilight',
}

/** What decides a price, as photographers choose it. */
export const basisNames: Record<PriceBasis, string> = {
  FIXED: 'One price',
  SQUARE_FEET: 'Square feet',
  BEDROOMS: 'Bedrooms',
  PHOTOS: 'Number of photos',
}

const units: Record<PriceBasis, (count: number, shown?: string) => string> = {
  FIXED: (count, shown = grouped(count)) => shown,
  SQUARE_FEET: (count, shown = grouped(count)) => `${shown} sq ft`,
  BEDROOMS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
  PHOTOS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'photo' : 'photos'}`,
}

/** `2,501–3,500 sq ft`, `Up to 2 bedrooms`, `Over 5,000 sq ft`. @param bands lowest first */
export function describeBand(
  basis: PriceBasis,
  bands: readonly { upTo: number | null }[],
  { upTo }: { upTo: number | null },
): string {
  const unit = units[basis]
  const below = bands.map((band) => band.upTo ?? 0).filter((limit) => upTo === null || limit < upTo)
  const lowest = Math.max(0, ...below)
  if (upTo === null) return lowest === 0 ? 'Any size' : `Over ${unit(lowest)}`
  if (lowest === 0 || basis === 'PHOTOS') return `Up to ${unit(upTo)}`
  return lowest + 1 === upTo ? unit(upTo) : unit(upTo, `${grouped(lowest + 1)}–${grouped(upTo)}`)
}

/** `A 3,200 sq ft house`, `A house with 4 bedrooms`, `An order of 25 photos`. */
export function describeExample(basis: PriceBasis, amount: number): string {
  if (basis === 'BEDROOMS') return `A house with ${units.BEDROOMS(amount)}`
  return basis === 'PHOTOS' ? `An order of ${units.PHOTOS(amount)}` : `A ${units[basis](amount)} house`
}

/** `3,200 sq ft, basement 800 sq ft, 4 bedrooms`; empty if nothing is known. */
export function describeSize(size: {
  squareFeet: number | null
  basementSquareFeet: number | null
  detachedSquareFeet: number | null
  bedrooms: number | null
}): string {
  const { squareFeet, basementSquareFeet: basement, detachedSquareFeet: detached, bedrooms } = size
  return [
    squareFeet !== null && units.SQUARE_FEET(squareFeet),
    basement && `basement ${units.SQUARE_FEET(basement)}`,
    detached && `detached units ${units.SQUARE_FEET(detached)}`,
    bedrooms !== null && units.BEDROOMS(bedrooms),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `90 minutes, 45 photos, ready in 48 hours` */
export function describeIncluded(band: {
  durationMinutes: number
  photosIncluded: number | null
  turnaroundHours: number | null
}): string {
  return [
    band.durationMinutes > 0 && countOf(band.durationMinutes, 'minute'),
    band.photosIncluded !== null && countOf(band.photosIncluded, 'photo'),
    band.turnaroundHours !== null && `ready in ${countOf(band.turnaroundHours, 'hour')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** `Listing Photos, 2,501–3,500 sq ft`: what a client pays for, in summaries and on invoices. */
export function describeLine({ name, band }: { name: string; band: string | null }): string {
  return band === null ? name : `${name}, ${band}`
}

/** `from $225.00` */
export function fromText(price: string): string {
  return `from ${price}`
}

export const sizeTitle = 'Property size and photos'
export const squareFeetLabel = 'Square feet'
export const basementLabel = 'Basement, sq ft'
export const detachedLabel = 'Detached units, sq ft'
export const bedroomsLabel = 'Bedrooms'
export const askUsText = 'Ask us for a price'

/** Why a service can't be booked yet, or not online. */
export function unpricedText(name: string, state: 'size-needed' | 'too-large'): string {
  return state === 'size-needed'
    ? `Enter the size for ${name}.`
    : `${name} can't be booked online for this size. Ask us for a quote.`
}

/** `A 3,200 sq ft house: $350.00, 90 minutes, 45 photos` */
export function describePreview(
  example: string,
  band: (Parameters<typeof describeIncluded>[0] & { price: string }) | null,
): string {
  return `${example}: ${band ? [band.price, describeIncluded(band)].filter(Boolean).join(', ') : askUsText.toLowerCase()}`
}

export const priceBasisLabel = 'Priced by'
export const aboveLastText = 'Above the last limit, clients ask you for a quote. Leave it empty for no limit.'
export const addBandLabel = 'Add band'

/** The columns of the bands' table. Photos are counted by the limit itself where they decide the price. */
export function bandColumns(basis: PriceBasis) {
  const all = [
    {
      name: 'upTo',
      label: basis === 'PHOTOS' ? 'Photos' : 'Up to',
      placeholder: basis === 'PHOTOS' ? '' : 'No limit',
    },
    { name: 'price', label: 'Price', placeholder: '' },
    { name: 'durationMinutes', label: 'Minutes', placeholder: '' },
    { name: 'photosIncluded', label: 'Photos', placeholder: 'Optional' },
    { name: 'turnaroundHours', label: 'Ready in hours', placeholder: 'Optional' },
  ] as const
  return all.filter(({ name }) => basis !== 'PHOTOS' || name !== 'photosIncluded')
}

export const noBandsText = 'Add at least one band'
export const repeatedLimitText = 'Two bands have the same limit'
export const openPhotosText = 'Enter a limit for every band'

/** `Band 2: Enter a whole number of minutes` */
export function inBand(index: number, message: string): string {
  return `Band ${index + 1}: ${message}`
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

export const serviceGoneText = 'A service you chose is no longer offered'

/** Says which of the services that a client chose can't be booked anymore; names none if none is known. */
export function noLongerOffered(names: readonly string[]): string {
  if (names.length === 0) return `${serviceGoneText}. Please choose again.`
  const list = new Intl.ListFormat('en-US').format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} no longer offered. Please choose again.`
}

/** `“2-3 hours” is 120–180 minutes` */
export function minutesDisagree(duration: string, { min, max }: { min: number; max: number }): string {
  return `“${duration.trim()}” is ${min === max ? min : `${min}–${max}`} minutes`
}

export const nameTakenText = 'Another service already has this name'
export const wholeMinutesText = 'Enter a whole number of minutes'
export const wholeRoundsText = 'Enter a whole number of rounds, at most 99'
export const serviceBookedText =
  "This service has been booked, so it can't be deleted. Deactivate it instead."
export const listChangedText = 'Someone else just changed this list. Please try again.'

/** What a colleague saved: `It now has the price $140.00.` */
export function describeTheirVersion(values: readonly string[]): string {
  return `It now has ${new Intl.ListFormat('en-US').format(values)}.`
}
