import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { TaxLevel } from '@/prisma/generated/enums'
import { formatRate } from './rules/rate-text'
import { type StateCode, stateNames } from './rules/states'

export const levelNames: Record<TaxLevel, string> = {
  STATE: 'State',
  COUNTY: 'County',
  CITY: 'City',
  DISTRICT: 'Special district',
}

export const rateText = 'Enter a rate from 0 to 50, with at most three decimals'
export const zipsText = 'Enter ZIP codes of five digits, or the first three or four digits of some'
export const rateGoneText = 'This tax rate no longer exists'
export const tooManyRatesText = 'There are too many tax rates. Delete some first.'
export const sameRateText = 'There is already a rate of this level for this place from this date'

/** A tax as invoices name it: `Washington sales tax (6.5%)`. */
export function taxLabel({ name, rateThousandths }: { name: string; rateThousandths: number }): string {
  return `${name} (${formatRate(rateThousandths)})`
}

/** `8.75%, Washington`, `4.75% – 7.25%, 3 rates`, `No tax`: the rates of today, for the list of settings. */
export function summarizeRates(
  rates: readonly {
    state: string | null
    zips: readonly string[]
    rateThousandths: number
    startsOn: CalendarDate
  }[],
  today: CalendarDate,
): string {
  const begun = rates.filter(({ startsOn }) => startsOn <= today)
  const [first, ...others] = begun
  if (!first) return rates.length > 0 ? `${countOf(rates.length, 'rate')} from later on` : 'No tax'
  if (others.length === 0) return `${formatRate(first.rateThousandths)}, ${describePlace(first)}`
  const values = begun.map(({ rateThousandths }) => rateThousandths)
  const [least, most] = [Math.min(...values), Math.max(...values)].map(formatRate)
  return `${least === most ? least : `${least} – ${most}`}, ${countOf(begun.length, 'rate')}`
}

/** Where a rate applies: `Washington`, `98101, 98104 and 3 more`, `Everywhere`. */
export function describePlace({ state, zips }: { state: string | null; zips: readonly string[] }): string {
  if (zips.length > 0) {
    const [shown, more] = [zips.slice(0, 3), zips.length - 3]
    const codes = shown.map((zip) => (zip.length < 5 ? `${zip}…` : zip)).join(', ')
    return `ZIP ${codes}${more > 0 ? ` and ${more} more` : ''}`
  }
  return state ? (stateNames[state as StateCode] ?? state) : 'Everywhere else'
}

export const certificateNeededText = 'Upload the certificate'
export const certificateGoneText = 'This certificate was already removed'
export const certificateTypeText = 'A certificate must be a PDF, JPEG, or PNG file of at most 10 MB.'
export const tooManyCertificatesText = 'There are too many certificates. Remove some first.'
export const fileGoneText = 'The file is no longer available. Upload it again.'

/** @param state a code; null if the property's state wasn't known */
export function describeState(state: string | null): string {
  return state ? (stateNames[state as StateCode] ?? state) : 'Unknown'
}

/** As invoices say it: `Tax exempt, certificate 12-345 (Washington)`. */
export function exemptText({
  certificateNumber,
  state,
}: {
  certificateNumber: string
  state: string | null
}): string {
  const where = state ? ` (${stateNames[state as StateCode] ?? state})` : ''
  return `Tax exempt, certificate ${certificateNumber}${where}`
}

/** `North Carolina sales tax` */
export function stateTaxName(state: StateCode): string {
  return `${stateNames[state]} sales tax`
}

/** What states say about photos that are only delivered online, where their own guides say so. */
const photoTaxTexts: Partial<Record<StateCode, string>> = {
  // 17 NCAC 07B .4102
  NC: "North Carolina taxes photos and videos however they're delivered.",
  // dor.wa.gov, real-estate photography
  WA: 'Washington taxes digital photos, unless the client gives you an exemption certificate.',
  // Comptroller 94-176
  TX: 'Texas taxes photos with everything that is billed for them, such as travel.',
}

/** Says what a new studio should know about tax, by the state in its address. */
export function describePhotoTax(state: StateCode | null): string {
  const known = state && photoTaxTexts[state]
  const ask = 'Ask your accountant which rates apply to you. Rates for single places are in Settings, Tax.'
  return known ? `${known} ${ask}` : ask
}

/** What isn't taxed, in words: `Everything`, `All but Virtual Staging and Travel`. */
export function describeUntaxed(names: readonly string[]): string {
  return names.length === 0 ? 'Everything' : `All but ${new Intl.ListFormat('en-US').format(names)}`
}
