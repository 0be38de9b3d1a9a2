import { logoLimits } from './limits'
import {
  emptyLogoText,
  largeLogoText,
  largeSvgText,
  logoTypeText,
  smallLogoText,
  tooManyPixelsText,
} from './words'

/** The terms of cancellation: until how many hours before the shoot it is free, and the fee after that. */
export type CancellationPolicy = { freeCancelHours: number; lateCancelFeeCents: number; currency: string }

/** One year. */
export const maxFreeCancelHours = 8760

/** Parses whole hours. Returns null unless they are from 0 to `maxFreeCancelHours`. */
export function readHours(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const hours = Number(text)
  return hours <= maxFreeCancelHours ? hours : null
}

export const maxDueDays = 365
export const maxReminderDays = 90
export const maxReminders = 6
export const maxGalleryDays = 3650
export const maxTaxRateBasisPoints = 5_000

/** Parses whole days, possibly negative. Returns null unless they are from `min` to `max`. */
export function readDays(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,4}$/.test(text.trim())) return null
  const count = Number(text) || 0
  return count >= min && count <= max ? count : null
}

/** Parses a tax rate, `8.25` or `8.25%`, into basis points. Returns null unless it is from 0 to `maxTaxRateBasisPoints`. */
export function readTaxRate(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.replace('%', '').trim())
  if (!match?.[1]) return null
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= maxTaxRateBasisPoints ? rate : null
}

/** The studio's terms for new invoices and galleries. */
export type InvoicePolicy = {
  taxRateBasisPoints: number
  invoiceDueDays: number
  invoicePrefix: string
  reminderDays: number[]
  galleryDays: number | null
}

/** Serializes the values, to detect changes. */
export function invoiceTermsKey(policy: InvoicePolicy): string {
  const { taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays } = policy
  return JSON.stringify([taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays])
}

/** The studio's name, contact details, time zone, currency, and email sender. Optional values are null if not set. */
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

/** Serializes the values, to detect changes. */
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

/**
 * Returns the From header of the studio's emails. What the studio hasn't set is taken from `fallback`, the environment's
 * From header. Names with special characters are quoted, so that a comma doesn't separate two senders.
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

/** Parses the name and address of a From header. The name is null for a bare address. */
export function readSender(line: string): { name: string | null; address: string } {
  const match = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(line)
  if (!match?.[2]) return { name: null, address: line.trim() }
  return { name: match[1] || null, address: match[2].trim() }
}

/** Returns the URL of a logo. Every logo has its own, so the response can be cached indefinitely. */
export function logoAddress(logoFileId: string | null): string | null {
  return logoFileId && `/api/logo/${logoFileId}`
}

/** The maximum pixels of a stored logo: twice its largest display size. */
export const logoBox = { width: 720, height: 240 } as const

export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']

/** Returns why a file of this type and size in bytes can't be a logo, or null if it can. */
export function logoFileError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return emptyLogoText
  if (!logoTypes.includes(type)) return logoTypeText
  if (type === 'image/svg+xml' && size > logoLimits.svgBytes) return largeSvgText
  if (size > logoLimits.bytes) return largeLogoText
  return null
}

/** Returns why an image of this size in pixels can't be a logo, or null if it can. */
export function logoPictureError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > logoLimits.maxPixels) return tooManyPixelsText
  if (Math.max(width, height) < logoLimits.minLongSidePx) return smallLogoText
  return null
}

/** An option of a searchable list. */
export type Choice = { value: string; label: string }

/** Returns the choices whose label or value contains every typed word. Underscores and slashes count as spaces. */
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
