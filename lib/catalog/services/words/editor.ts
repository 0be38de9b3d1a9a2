import { toShotLines } from '@/lib/catalog/services/rules/shots'
import { formatCents } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import { weekdayNames, weekdaysInWords } from '@/lib/platform/time/week'
import { countOf } from '@/lib/platform/words'
import type { PriceBasis, ServiceKind, ServiceLight } from '@/prisma/generated/enums'
import { askUsText, describeIncluded, eachText, fromText, units } from './prices'
import { describeShotList } from './shots'

/** When a service is photographed, as photographers choose it. */
export const lightNames: Record<ServiceLight, string> = {
  ANY: 'Any time',
  DAYLIGHT: 'Daylight',
  TWILIGHT: 'Twilight',
}

export const lightHints: Record<ServiceLight, string> = {
  ANY: "Light doesn't matter.",
  DAYLIGHT: 'Times are rated by the sun on the front.',
  TWILIGHT: 'Only around sunset.',
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

/** `A 3,200 sq ft house`, `A house with 4 bedrooms`, `An order of 25 photos`, `An order of 3`. */
export function describeExample(basis: PriceBasis, amount: number): string {
  if (basis === 'BEDROOMS') return `A house with ${units.BEDROOMS(amount)}`
  return basis === 'SQUARE_FEET'
    ? `A ${units.SQUARE_FEET(amount)} house`
    : `An order of ${units[basis](amount)}`
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
export const defaultExtraPhotoHint = 'Where a size above has no price of its own. Use 0 for no charge.'
export const uncountedPhotosText = 'Enter how many photos are included'
export const sumOfMinutesHint = 'Use 0 for the sum of its services.'

/** What a package's services cost without it: `Separately from $374.00` */
export function separatelyText(price: string): string {
  return `Separately ${price}`
}

export const priceBasisLabel = 'Pricing'
export const sizeUnitLabel = 'Priced by'
export const addBandLabel = 'Add a size'
export const allColumnsLabel = 'All columns'
export const fewColumnsLabel = 'Fewer columns'

/** What happens above the largest size of the table: `Above 5,000 sq ft, clients ask you for a quote.` */
export function aboveLastText(basis: PriceBasis, limits: readonly (number | null)[]): string {
  if (limits.includes(null)) return 'The size without a limit is for everything above the others.'
  const largest = Math.max(0, ...limits.map(Number))
  if (largest === 0) return 'Leave the last limit empty for no limit.'
  return `Above ${units[basis](largest)}, clients ask you for a quote.`
}

/** What an empty cell of the sizes' table means. */
export function emptyCellsText(hasExtraPhoto: boolean, turnaroundHours: number): string {
  const ready = `the studio's ${countOf(turnaroundHours, 'hour')}`
  return hasExtraPhoto
    ? `Empty cells use the extra photo price below and ${ready}.`
    : `Empty cells use ${ready}.`
}

const limitLabels: Record<PriceBasis, string> = {
  FIXED: '',
  SQUARE_FEET: 'Up to sq ft',
  BEDROOMS: 'Up to bedrooms',
  PHOTOS: 'Up to photos',
  EACH: '',
}

/**
 * The columns of the sizes' table; those that aren't `narrow` are left out on phones at first. Photos are counted by the limit itself
 * where they decide the price, or by a package's services.
 */
export function bandColumns(basis: PriceBasis, kind: ServiceKind) {
  const all = [
    { name: 'upTo', label: limitLabels[basis], narrow: true },
    { name: 'price', label: 'Price', narrow: true },
    { name: 'durationMinutes', label: 'Minutes', narrow: false },
    { name: 'photosIncluded', label: 'Photos', narrow: true },
    { name: 'extraPhoto', label: extraPhotoLabel, narrow: false },
    { name: 'turnaroundHours', label: turnaroundLabel, narrow: false },
  ] as const
  return all.filter(({ name }) => {
    if (name === 'photosIncluded') return basis !== 'PHOTOS' && kind !== 'PACKAGE'
    return name !== 'extraPhoto' || kind !== 'PACKAGE'
  })
}

/** `Price, row 2` */
export function cellLabel(column: string, index: number): string {
  return `${column}, row ${index + 1}`
}

export const countedPackageText = 'A package has one price, or prices by square feet or bedrooms'
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

export const noBandsText = 'Add at least one size'
export const repeatedLimitText = 'Two sizes have the same limit'
export const openPhotosText = 'Enter a limit for every size'

/** `Row 2: Enter a whole number of minutes` */
export function inBand(index: number, message: string): string {
  return `Row ${index + 1}: ${message}`
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

// A service's own page

export const newServiceTitle = 'New service'
export const leaveServiceText = 'Leave this page without saving the service?'
export const previewTitle = 'What clients see'
export const trySizeLabel = 'Try a size'
export const existingBookingsText = 'Existing bookings keep their name and price.'
export const bookedServiceText = 'Booked services can be deactivated but not deleted.'
export const serviceNotFoundTitle = 'Service not found'

/** How a service is priced, as photographers choose it first. */
export const pricingNames = { once: 'One price', bySize: 'By size', each: 'For each' } as const

/** What stands folded away: `Service, Real estate, basement and detached units counted, 12 shots` */
export function describeAdvanced(
  service: {
    kind: ServiceKind
    linkedIds: readonly string[]
    priceBasis: PriceBasis
    countsBasement: boolean
    countsDetached: boolean
    /** As typed. */
    shots: string
  },
  categoryName: string,
): string {
  const { kind, linkedIds, priceBasis, countsBasement, countsDetached } = service
  const shots = kind === 'PACKAGE' ? null : describeShotList(toShotLines(service.shots))
  const linked = countOf(linkedIds.length, 'service')
  const what = { SERVICE: kindNames.SERVICE, PACKAGE: `Package of ${linked}`, ADD_ON: `Add-on to ${linked}` }
  const counted = [countsBasement && 'basement', countsDetached && 'detached units'].filter(Boolean)
  const units = counted.length === 0 ? 'no basement or detached units' : counted.join(' and ')
  return [what[kind], categoryName, priceBasis === 'SQUARE_FEET' && `${units} counted`, shots]
    .filter(Boolean)
    .join(', ')
}

/** `Daylight, exterior, drone` */
export function describeShoot({
  light,
  showsExterior,
  usesDrone,
}: {
  light: ServiceLight
  showsExterior: boolean
  usesDrone: boolean
}): string {
  return [lightNames[light], showsExterior && 'exterior', usesDrone && 'drone'].filter(Boolean).join(', ')
}

/** `Extra photo 10.00, 2 rounds, further round 25.00`; amounts as typed. */
export function describeRevisions(
  {
    extraPhoto,
    revisionRounds,
    extraRound,
  }: { extraPhoto: string; revisionRounds: string; extraRound: string },
  currency: string,
): string {
  const amount = (text: string) => {
    const { cents } = parseAmount(text, currency)
    return cents === null ? text : formatCents(cents, currency)
  }
  const rounds = countOf(Number(revisionRounds) || 0, 'revision round')
  return `Extra photo ${amount(extraPhoto)}, ${rounds}, further round ${amount(extraRound)}`
}
