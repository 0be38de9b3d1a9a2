import { countOf } from '@/lib/platform/words'
import type { LicenseKind } from '@/prisma/generated/enums'
import type { License } from './schema'

export const licenseTitle = 'License'
export const readLicenseText = 'Read the license'
export const licenseFileName = 'license.txt'
export const boardsTitle = 'Listing services (MLS)'
export const licensesSavedText = 'Licenses updated'
export const licenseSavedText = 'License changed'
export const licenseFrozenText = 'The photos were paid for, so the license can no longer change.'
export const payingNowText = 'The client may be paying right now. Try again in a few minutes.'
export const ledgerLabel = 'Download licenses sold (CSV)'

export const licenseNames: Record<LicenseKind, string> = {
  LISTING: 'For this listing',
  YEAR: 'One year',
  UNLIMITED: 'Unlimited',
}

/** The short line below photos that are shown to anyone. */
export const publicLines: Record<LicenseKind, string> = {
  LISTING: 'Licensed for this listing',
  YEAR: 'Licensed for one year',
  UNLIMITED: 'Licensed without a time limit',
}

const marketing: Record<LicenseKind, string> = {
  LISTING: 'market this property until it sells or the listing ends',
  YEAR: 'market this property for one year',
  UNLIMITED: 'market this property without a time limit',
}

/** What a client may do, in half a sentence. */
const uses: Record<LicenseKind, string> = {
  LISTING: `use the photos to ${marketing.LISTING}`,
  YEAR: `use the photos to ${marketing.YEAR}`,
  UNLIMITED: `use the photos to ${marketing.UNLIMITED}`,
}

/** What payment includes: `Includes a license to market this property for one year.` */
export function offerText(kind: LicenseKind): string {
  return `Includes a license to ${marketing[kind]}.`
}

/** `Once it is paid, the client may use the photos to market this property for one year.` */
export function offerToClientText(kind: LicenseKind): string {
  return `Once it is paid, the client may ${uses[kind]}.`
}

/** `You may use the photos to market this property for one year.` */
export function grantText(kind: LicenseKind): string {
  return `You may ${uses[kind]}.`
}

/** `The client may use the photos to market this property for one year.` */
export function grantToClientText(kind: LicenseKind): string {
  return `The client may ${uses[kind]}.`
}

const alone =
  "The license is for you alone and isn't transferable: another agent, the owner, a builder, or a stager needs their own license from the studio. You may not sell the photos or use them for another property."
const unpaid = 'The license starts once the invoice is paid. Unpaid photos are unlicensed.'

/** The licenses until the studio writes its own. */
export const defaultTexts: Record<LicenseKind, string> = {
  LISTING: [
    "The studio keeps the copyright. You may use these photos, in print and online, to market this property until it's sold or your listing ends, whichever comes first.",
    alone,
    unpaid,
  ].join('\n\n'),
  YEAR: [
    'The studio keeps the copyright. You may use these photos, in print and online, to market this property for one year from the day the license starts.',
    alone,
    unpaid,
  ].join('\n\n'),
  UNLIMITED: [
    'The studio keeps the copyright. You may use these photos, in print and online, to market this property without a time limit.',
    alone,
    unpaid,
  ].join('\n\n'),
}

/** What a client may grant an MLS, until the studio writes its own. */
export const defaultBoardsText =
  'If a multiple listing service (MLS) requires it to publish the listing, you may grant it a perpetual, worldwide, royalty-free license for these photos that it may sublicense. Copies that the MLS keeps after closing are allowed.'

/** When a license starts, or why it hasn't. */
export function startText({
  startsOn,
  invoiceNumber,
  brokerage,
}: Pick<License, 'startsOn' | 'invoiceNumber' | 'brokerage'>): string {
  const number = brokerage?.invoiceNumber ?? invoiceNumber
  const paid = number ? `invoice ${number}` : 'the invoice'
  return startsOn ? `${startsOn} (${paid} paid)` : `Not in effect yet: it starts once ${paid} is paid`
}

/** When a license ends. */
export function endText({ kind, endsOn }: Pick<License, 'kind' | 'endsOn'>): string {
  if (kind === 'UNLIMITED') return 'No time limit'
  return kind === 'LISTING' ? 'When the property is sold or the listing ends' : (endsOn ?? 'After one year')
}

/** Who pays a license, if a brokerage does. */
function payerFacts({ brokerage, licensee }: License): [label: string, fact: string][] {
  if (!brokerage) return []
  return [
    ['Paid by', brokerage.invoiceNumber ? brokerage.name : `${licensee.fullName} and ${brokerage.name}`],
  ]
}

/** The facts of a license, with their labels. */
export function licenseFacts(license: License): [label: string, fact: string][] {
  const { fullName, company } = license.licensee
  return [
    ['Studio', license.studioName],
    ['Licensed to', company ? `${fullName}, ${company}` : fullName],
    ['Property', license.address],
    ['Photos', countOf(license.photoCount, 'photo')],
    ['License', licenseNames[license.kind]],
    ...payerFacts(license),
    ['Starts', startText(license)],
    ['Ends', endText(license)],
    ['Delivery', license.deliveryId],
  ]
}
