import { weekdayNames, weekdaysInWords } from '@/lib/platform/time/week'
import { countOf } from '@/lib/platform/words'
import type { PriceBasis, ServiceKind, ServiceLight } from '@/prisma/generated/enums'
import { askUsText, describeIncluded, eachText, fromText, units } from './prices'

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

/** `A 3,200 sq ft house`, `A house with 4 bedrooms`, `An order of 25 photos`. */
export function describeExample(basis: PriceBasis, amount: number): string {
  if (basis === 'BEDROOMS') return `A house with ${units.BEDROOMS(amount)}`
  return basis === 'PHOTOS' ? `An order of ${units.PHOTOS(amount)}` : `A ${units[basis](amount)} house`
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
export const photosIncludedLabel = 'Photos included'
export const extraPhotoLabel = 'Extra photo'
export const extraPhotoHint = 'For each one beyond those included. Use 0 for no charge.'
export const uncountedPhotosText = 'Enter how many photos are included'
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
    { name: 'extraPhoto', label: 'Each extra', placeholder: 'As above' },
    { name: 'turnaroundHours', label: 'Ready in hours', placeholder: 'Optional' },
  ] as const
  return all.filter(({ name }) => {
    if (name === 'photosIncluded') return basis !== 'PHOTOS' && kind !== 'PACKAGE'
    return name !== 'extraPhoto' || kind !== 'PACKAGE'
  })
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

// What a new studio offers

export const offerTexts = {
  kind: 'What kind of studio is it?',
  lead: 'Nothing is offered until you confirm it. The prices are examples: type your own over them.',
  saved: 'Services offered',
  failed: 'Failed to save the services',
}

export const nothingOfferedText = 'Choose what you offer'

/** `Offer 5 services` */
export function offerLabel(count: number): string {
  return `Offer ${countOf(count, 'service')}`
}
