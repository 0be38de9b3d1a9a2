import { weekdayNames, weekdaysInWords } from '@/lib/availability/words/lengths'
import { countOf } from '@/lib/platform/words'
import type { PriceBasis, ServiceKind, ServiceLight } from '@/prisma/generated/enums'

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
  EACH: 'Price for each',
}

/** What a service can be, as photographers choose it. */
export const kindNames: Record<ServiceKind, string> = {
  SERVICE: 'Service',
  ADD_ON: 'Add-on',
  PACKAGE: 'Package',
}

const units: Record<PriceBasis, (count: number, shown?: string) => string> = {
  FIXED: (count, shown = grouped(count)) => shown,
  SQUARE_FEET: (count, shown = grouped(count)) => `${shown} sq ft`,
  BEDROOMS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
  PHOTOS: (count, shown = grouped(count)) => `${shown} ${count === 1 ? 'photo' : 'photos'}`,
  EACH: (count, shown = grouped(count)) => shown,
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

/** How many units of a service were ordered: `quantity 10`. */
export function quantityText(count: number): string {
  return `quantity ${grouped(count)}`
}

/** `Essentials: Listing Photos, 2,501–3,500 sq ft`: what a client pays for, in summaries and on invoices. */
export function describeLine({ name, band, packageName }: DescribedLine): string {
  const line = band === null ? name : `${name}, ${band}`
  return packageName === null ? line : `${packageName}: ${line}`
}

/** `Essentials (Listing Photos, 2,501–3,500 sq ft; Floor Plan)` */
export function withContents(name: string, contents: readonly string[]): string {
  return contents.length === 0 ? name : `${name} (${contents.join('; ')})`
}

type DescribedLine = { name: string; band: string | null; packageName: string | null }

/** `from $225.00` */
export function fromText(price: string): string {
  return `from ${price}`
}

/** `$225.00`, `from $225.00`, or `$2.00 each` */
export function describeBasePrice(basis: PriceBasis, price: string): string {
  if (basis === 'FIXED') return price
  return basis === 'EACH' ? eachText(price) : fromText(price)
}

/** `Package: Listing Photos and Floor Plan`, `Add-on to Listing Photos` */
export function describeLinks(kind: ServiceKind, names: readonly string[]): string {
  const list = new Intl.ListFormat('en-US').format(names)
  return kind === 'PACKAGE' ? `Package: ${list}` : `Add-on to ${list}`
}

/** `$2.00 each` */
export function eachText(price: string): string {
  return `${price} each`
}

/** `Save $50.00` */
export function savingText(amount: string): string {
  return `Save ${amount}`
}

/** `Essentials saves you $50.00` */
export function suggestionTitle(name: string, saved: string): string {
  return `${name} saves you ${saved}`
}

/** `This package contains Listing Photos and Floor Plan.` */
export function suggestionText(names: readonly string[]): string {
  return `This package contains ${new Intl.ListFormat('en-US').format(names)}.`
}

export const switchLabel = 'Switch to package'

/** `Included in Essentials` */
export function includedText(packageName: string): string {
  return `Included in ${packageName}`
}

export const packagesTitle = 'Packages'
export const addOnsTitle = 'Add-ons'
export const sizeTitle = 'Size and quantities'
export const squareFeetLabel = 'Square feet'
export const basementLabel = 'Basement, sq ft'
export const detachedLabel = 'Detached units, sq ft'
export const bedroomsLabel = 'Bedrooms'
/** `How many: Extra Photos` */
export function quantityLabel(name: string): string {
  return `How many: ${name}`
}

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

export const kindLabel = 'Kind'
export const containsLabel = 'Contains'
export const offeredWithLabel = 'Offered with'
export const turnaroundLabel = 'Ready in hours'
export const sumOfMinutesHint = 'Use 0 for the sum of its services.'

/** What a package's services cost without it: `Separately from $374.00` */
export function separatelyText(price: string): string {
  return `Separately ${price}`
}

export const priceBasisLabel = 'Priced by'
export const aboveLastText = 'Above the last limit, clients ask you for a quote. Leave it empty for no limit.'
export const addBandLabel = 'Add band'

/** The columns of the bands' table. Photos are counted by the limit itself where they decide the price, or by a package's services. */
export function bandColumns(basis: PriceBasis, kind: ServiceKind) {
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
  return all.filter(({ name }) => name !== 'photosIncluded' || (basis !== 'PHOTOS' && kind !== 'PACKAGE'))
}

export const countedPackageText = 'A package has one price, or bands of square feet or bedrooms'
export const smallPackageText = 'Choose at least two services'
export const looseAddOnText = 'Choose the services it is offered with'

export const automaticDaysText = 'An automatic add-on has one price and takes no time'
export const automaticLabel = 'Added automatically on'
export const automaticHint =
  "On these days it's part of every order that it's offered with. Clients can't choose or remove it, and a booking that moves keeps what it was booked with."
export const automaticDayChoices = weekdayNames.map((name, index) => ({ day: index + 1, name }))

/** `Automatic: Sat, Sun` */
export function automaticText(days: readonly number[]): string {
  return `Automatic: ${weekdaysInWords(days)}`
}

/** `Includes $50.00: Weekend Surcharge.` */
export function surchargeIncluded(price: string, names: readonly string[]): string {
  return `Includes ${price}: ${names.join(', ')}.`
}

/** Why a service can't be linked; names none if it no longer exists. */
export function unlinkableText(names: readonly string[]): string {
  if (names.length === 0) return listChangedText
  return `${new Intl.ListFormat('en-US').format(names)} can't be chosen here`
}

/** Why a service can't become something else. */
export function linkedElsewhereText({ name, kind }: { name: string; kind: ServiceKind }): string {
  return kind === 'PACKAGE' ? `The package ${name} contains it` : `The add-on ${name} is offered with it`
}

/** Why a service can't be priced by photos or units. */
export function countedContentText(name: string): string {
  return `The package ${name} contains it, so its price can't depend on a number the client chooses`
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

/** Why a service can't be ordered with the others: a package contains it, or it is an add-on to none of them. */
export function notTogetherText(name: string): string {
  return `${name} can't be booked with the other services you chose. Please choose again.`
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
export const serviceLinkedText =
  'A package contains this service, or an add-on is offered with it. Remove it there first.'
export const listChangedText = 'Someone else just changed this list. Please try again.'

/** What a colleague saved: `It now has the price $140.00.` */
export function describeTheirVersion(values: readonly string[]): string {
  return `It now has ${new Intl.ListFormat('en-US').format(values)}.`
}
