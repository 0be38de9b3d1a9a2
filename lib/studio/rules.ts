import { formatCents, withSameNumber } from '@/lib/platform/money'

/** What a studio asks for a late cancellation: hours before the shoot, a fee in integer cents and its currency. */
export type CancellationPolicy = { freeCancelHours: number; lateCancelFeeCents: number; currency: string }

/** A year: nobody plans a shoot further ahead. */
export const maxFreeCancelHours = 8760

/** The hours a person typed; null when they are not whole ones from 0 to `maxFreeCancelHours`. */
export function readHours(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const hours = Number(text)
  return hours <= maxFreeCancelHours ? hours : null
}

/**
 * The studio's cancellation policy in the words a client reads, on screens and in mails alike:
 * `Cancelling is free until 24 hours before the shoot. After that a fee of $50.00 applies.`
 */
export function describeCancellationTerms(policy: CancellationPolicy): string {
  const { freeCancelHours, lateCancelFeeCents, currency } = policy
  if (lateCancelFeeCents === 0) return 'Cancelling is free at any time.'
  const fee = `After that a fee of ${formatCents(lateCancelFeeCents, currency)} applies.`
  return `Cancelling is free until ${deadline(freeCancelHours)}. ${fee}`
}

function deadline(hours: number): string {
  if (hours === 0) return 'the shoot begins'
  return hours === 1 ? '1 hour before the shoot' : `${hours} hours before the shoot`
}

export const maxDueDays = 365
export const maxReminderDays = 90
export const maxReminders = 6
export const maxGalleryDays = 3650
const maxTaxRateBasisPoints = 5_000

/** The whole days a person typed, a sign allowed; null when they are not within the two. */
export function readDays(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,4}$/.test(text.trim())) return null
  const count = Number(text) || 0
  return count >= min && count <= max ? count : null
}

/** The tax rate a person typed, `8.25` or `8.25 %`, in hundredths of a per cent; null when it is none up to 50. */
export function readTaxRate(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.replace('%', '').trim())
  if (!match?.[1]) return null
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= maxTaxRateBasisPoints ? rate : null
}

/** What a studio has set for its invoices. */
export type InvoicePolicy = {
  taxRateBasisPoints: number
  invoiceDueDays: number
  invoicePrefix: string
  reminderDays: number[]
  galleryDays: number | null
}

/** The same as one text, by which two states are told apart. */
export function invoiceTermsKey(policy: InvoicePolicy): string {
  const { taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays } = policy
  return JSON.stringify([taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays])
}

/** When a reminder goes out: `3 days before the due date`. */
export function describeReminderDay(days: number): string {
  if (days === 0) return 'On the due date'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return `${count} ${days < 0 ? 'before' : 'after'} the due date`
}

/** How a studio is called, reached and reckoned with; what is optional is null when it is not set. */
export type StudioIdentity = {
  name: string
  supportEmail: string
  phone: string | null
  address: string | null
  timeZone: string
  hours: string
  currency: string
  mailSenderName: string | null
  mailSenderAddress: string | null
}

/** The same as one text, by which two states are told apart. */
export function studioIdentityKey(identity: StudioIdentity): string {
  const { name, supportEmail, phone, address, timeZone, hours, currency } = identity
  const { mailSenderName, mailSenderAddress } = identity
  return JSON.stringify([
    name,
    supportEmail,
    phone,
    address,
    timeZone,
    hours,
    currency,
    mailSenderName,
    mailSenderAddress,
  ])
}

/** What follows when the studio reckons in another currency, for whoever is about to change it. */
export function describeCurrencyChange(from: string, to: string): string {
  const example = { cents: withSameNumber({ cents: 29_900, currency: 'USD' }, from), currency: from }
  const change = `${formatCents(example.cents, from)} becomes ${formatCents(withSameNumber(example, to), to)}`
  return `Prices and the late fee keep their numbers: ${change}. Bookings and invoices already made stay in ${from}.`
}

/**
 * The From line of the studio's mails: what it has set, and for the rest what the deployment's own line says.
 * A name is quoted, so that a comma in it does not make two senders.
 */
export function mailSender(
  studio: { name: string; mailSenderName: string | null; mailSenderAddress: string | null },
  fallback: string,
): string {
  const given = readSender(fallback)
  const name = studio.mailSenderName ?? given.name ?? studio.name
  const quoted = /^[\p{L}\p{N} '&-]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, '')}"`
  return `${quoted} <${studio.mailSenderAddress ?? given.address}>`
}

/** Name and address of a From line; the name is null for a bare address. */
export function readSender(line: string): { name: string | null; address: string } {
  const match = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(line)
  if (!match?.[2]) return { name: null, address: line.trim() }
  return { name: match[1] || null, address: match[2].trim() }
}

/** Where a logo is served. A new logo has a new address, so it can be cached for ever. */
export function logoAddress(logoFileId: string | null): string | null {
  return logoFileId && `/api/logo/${logoFileId}`
}

/** What may become a logo: bytes of a photograph or a drawing, pixels of the longer side and of the whole picture. */
export const logoLimits = {
  bytes: 5 * 1024 * 1024,
  svgBytes: 512 * 1024,
  minLongSidePx: 200,
  maxPixels: 50_000_000,
} as const

/** A stored logo fits in so many pixels: twice what the largest place shows. */
export const logoBox = { width: 720, height: 240 } as const

export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']

export const unreadableLogoText = 'This picture is damaged and cannot be read. Please choose another one.'

/** Why a file cannot be a logo, for what its type and its size in bytes say; null when they say nothing against it. */
export function logoFileError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (!logoTypes.includes(type)) return 'This file is not a JPEG, PNG, WebP or SVG picture.'
  if (type === 'image/svg+xml' && size > logoLimits.svgBytes) {
    return 'This drawing is larger than 512 KB. Please choose a smaller one.'
  }
  if (size > logoLimits.bytes) return 'This file is larger than 5 MB. Please choose a smaller one.'
  return null
}

/** Why a picture of so many pixels cannot be a logo; null when it can. */
export function logoPictureError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > logoLimits.maxPixels) {
    return 'This picture has more than 50 megapixels. Please choose a smaller one.'
  }
  if (Math.max(width, height) < logoLimits.minLongSidePx) {
    return 'This picture is too small. Please choose one of at least 200 pixels on its longer side.'
  }
  return null
}

/** Something to choose by what it is called; `label` is what is shown and searched. */
export type Choice = { value: string; label: string }

/** The choices in whose label or value every typed word stands; underscores and slashes count as spaces. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  return choices.filter(({ label, value }) => {
    const text = searchable(`${label} ${value}`)
    return words.every((word) => text.includes(word))
  })
}

function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/[_/]/g, ' ')
}
