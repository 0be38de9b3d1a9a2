import { serviceCategories } from '@/lib/catalog/services/rules/chosen-services'
import type { AddService, ServiceValues } from '@/lib/catalog/services/schema/editing'
import { describeBasePrice } from '@/lib/catalog/services/words/editor'
import { extraPhotosText, units } from '@/lib/catalog/services/words/prices'
import { fileHint, toCorrectText, tooLargeFileText, undoPromise } from '@/lib/platform/imports/words'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import type { PriceBasis } from '@/prisma/generated/enums'
import { maxRows } from './limits'
import type { ColumnMeaning } from './rules/columns'
import type { CheckedService, ImportRow, LineField, PriceListCheck, ServiceLine } from './schema'

export const importTitle = 'Import a price list'

export const importTexts = {
  lead: "Bring your services and prices from another tool as a CSV file. Clients can't book them until you offer them.",
  hint: `${fileHint(maxRows, 'row')} Sizes can be columns, or rows of the same name.`,
  nothingNew: 'No row of this file makes a new service.',
  tooLarge: tooLargeFileText(maxRows, 'row'),
  promise: `Clients can't book them yet. ${undoPromise}`,
  leave: 'Leave without importing these services?',
  notImported: "The services weren't imported.",
  incomplete: 'Choose which columns hold the name and the price.',
  noDuration: 'Where the file has no duration',
  noDurationHint: 'Such as 60 minutes, 1–2 hours, or 2 days if it needs no visit.',
  known: 'You already have a service with this name.',
  repeated: 'This name is in the file twice. The first one counts.',
}

export const columnNames: Record<ColumnMeaning, string> = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  price: 'Price',
  size: 'Size',
  sizePrice: 'Price of this size',
  duration: 'Duration',
  photosIncluded: 'Photos included',
  extraPhoto: 'Extra photo',
}

export const outcomeNames: Record<CheckedService['outcome'], string> = {
  new: 'New',
  known: 'Skipped',
  repeated: 'Skipped',
  unreadable: 'To correct',
}

// Why a text can't be read

export const lineTexts = {
  noName: 'Enter a name',
  noPrice: 'Enter a price',
  noDuration: 'Enter how long it takes, such as 60 minutes',
  duration: 'Enter a time such as 60 minutes, 1–2 hours, or 2 days',
  size: 'Enter a size such as up to 2,000 sq ft, 1,501–2,500, or 3 bedrooms',
  missingSize: 'Enter a size, because other rows of this name have one',
  otherUnit: 'All sizes of a service are in square feet, in bedrooms, or in photos',
  photos: 'Enter a whole number of photos, or leave it empty',
  sizedEach: "A price for each can't depend on the size",
}

/** For a size that leaves others below it without a price. */
export function gapText(basis: PriceBasis, from: number, upTo: number): string {
  const [first, last] = [from, upTo].map((end) => end.toLocaleString('en-US'))
  return `No row has a price for ${from === upTo ? units[basis](upTo) : units[basis](upTo, `${first}–${last}`)}`
}

/** `Price in row 3, up to 2,000 sq ft`. Rows count from 0. */
export function lineLabel(field: LineField, { row, size }: Pick<ServiceLine, 'row' | 'size'>): string {
  const label = `${columnNames[field]} in row ${row + 1}`
  return field === 'size' || size === '' ? label : `${label}, ${size}`
}

/** `from $199.00, 3 sizes, 60–120 minutes, 25–45 photos, Real estate`: what a service would be. */
export function describeService(
  service: Pick<
    ServiceValues,
    'priceBasis' | 'priceCents' | 'currency' | 'bands' | 'duration' | 'photosIncluded' | 'extraPhotoCents'
  > &
    Pick<AddService, 'category'>,
): string {
  const { priceBasis, priceCents, currency, bands, duration } = service
  const photos = bands.length > 0 ? bands.map((band) => band.photosIncluded) : [service.photosIncluded]
  const extras = bands.map((band) => band.extraPhotoCents ?? 0)
  const extraPhotos = [...new Set([...extras, service.extraPhotoCents])].filter((cents) => cents > 0)
  return [
    describeBasePrice(priceBasis, formatCents(priceCents, currency)),
    bands.length > 0 && countOf(bands.length, 'size'),
    duration,
    describePhotos(photos.filter((count) => count !== null)),
    extraPhotos.length > 0 && extraPhotosText(formatCents(Math.min(...extraPhotos), currency)),
    serviceCategories.find(({ id }) => id === service.category)?.name,
  ]
    .filter(Boolean)
    .join(', ')
}

function describePhotos(counts: readonly number[]): string | null {
  if (counts.length === 0) return null
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
  return fewest === most ? countOf(most, 'photo') : `${fewest}–${countOf(most, 'photo')}`
}

/** Says what an import creates and what it leaves out, a sentence each. */
export function describeCheck({ newCount, services }: PriceListCheck): string[] {
  const count = (...outcomes: string[]) => services.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [skipped, unreadable] = [count('known', 'repeated'), count('unreadable')]
  const sentences = [
    countOf(newCount, 'new service'),
    skipped > 0 && `${skipped} skipped, because ${skipped === 1 ? 'its name exists' : 'their names exist'}.`,
    unreadable > 0 && toCorrectText(unreadable, 'service'),
  ]
  return sentences.filter((sentence) => sentence !== false)
}

export function importLabel(newCount: number): string {
  return newCount > 0 ? `Import ${countOf(newCount, 'service')}` : 'Import services'
}

export function importedTitle(serviceCount: number): string {
  return `${countOf(serviceCount, 'service')} imported`
}

/** How many services an import brought, and how many of them clients can't book. */
export function describeImported({
  serviceCount,
  inactiveCount,
}: Pick<ImportRow, 'serviceCount' | 'inactiveCount'>): { count: string; left: string | null } {
  return {
    count: countOf(serviceCount, 'service'),
    left: inactiveCount > 0 ? `${inactiveCount} not offered yet` : null,
  }
}

export const offerImportedLabel = 'Offer services'
export const offerImportedText =
  'Clients can book them at once, at the prices of the file or what you changed since.'

export function offeredTitle(count: number): string {
  return `${countOf(count, 'service')} offered`
}

export const undoText =
  'Its services are deleted, except those that were booked or that a package or add-on uses.'

/** After an import was undone. */
export function describeUndone({
  deletedCount,
  remainingCount,
}: {
  deletedCount: number
  remainingCount: number
}): string {
  const deleted = `${countOf(deletedCount, 'service')} deleted.`
  if (remainingCount === 0) return deleted
  return `${deleted} Not deleted, because they were booked or a package or add-on uses them: ${remainingCount}.`
}
