import { pickServices, totalCents } from '@/lib/catalog/rules'
import { countServices } from '@/lib/catalog/words'
import { splitAddress } from '@/lib/platform/address'
import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import type { QuoteStatus } from '@/prisma/generated/enums'

/** Endings no street or town is written with, so that they count in any spelling: `Example.COM`. */
const commonEnding = /^(?:com|net|org|info|biz|io|ru|xyz|top|shop|site|online|click|app|dev)$/i
/** What is shortened in addresses and sizes; somebody forgets the space after its full stop: `dr.apt 4`, `400sq.ft`. */
const shortened =
  /^\d*(?:approx|apt|ave?|bldg|blvd|cir|ct|dr|e|fl|ft|hwy|ln|mt|no?|pkwy|pl|rd|rm|s|sq|st|ste|ter|w)$/i
/** A name, its ending, and whether a path follows: `bit.ly/x`. */
const namePattern = /([\p{L}\d-]+)\.(?=(\p{L}{2,})(?![\p{L}\d-])(\/?))/gu

/** How many web addresses a text has in it, whole ones and bare ones such as `example.com` or `bit.ly/x`. */
export function countLinks(text: string): number {
  // One that starts with `https://www.` and ends in `.com` is one.
  return text.split(/\s+/).filter(hasLink).length
}

function hasLink(word: string): boolean {
  if (/https?:\/\/|www\./i.test(word)) return true
  return [...word.matchAll(namePattern)].some(([, name = '', ending = '', path]) => {
    if (commonEnding.test(ending)) return true
    if (shortened.test(name)) return false
    // `Asheville.NC` and `Ridge.Black` are a town and two sentences without their space.
    return path !== '' || ending === ending.toLowerCase()
  })
}

/** Several lines of any machine as the portal keeps them; other control characters are left out. */
export function tidyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
  return lines.trim()
}

/** A text on one line, so that it can stand in a mail's subject. */
export function tidyLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** What the chosen services cost by the list, in cents, and how many of them are on offer. */
export function listPriceOf(
  catalog: readonly { id: string; priceCents: number }[],
  chosen: Iterable<string>,
): { count: number; cents: number } {
  const services = pickServices(catalog, chosen)
  return { count: services.length, cents: totalCents(services) }
}

/** `List price of 2 services` */
export function listPriceLabel(count: number): string {
  return `List price of ${countServices(count)}`
}

/** How a page greets: by the first of somebody's names. */
export function firstNameOf(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}

/** What a closed request becomes when it is opened again. */
export function statusWhenReopened(replyCount: number): QuoteStatus {
  return replyCount > 0 ? 'ANSWERED' : 'NEW'
}

export type RequestedShoot = {
  propertyAddress: string
  propertySize: string | null
  wantedBy: CalendarDate | null
  message: string | null
}

/** A client's request as the subject and the first message of a conversation. The list price is formatted. */
export function asConversation(
  { propertyAddress, propertySize, wantedBy, message }: RequestedShoot,
  services: readonly string[],
  listPrice: string,
): { subject: string; message: string } {
  const facts = [
    `Property: ${propertyAddress}`,
    propertySize && `Size: ${propertySize}`,
    wantedBy && `Wanted by: ${formatDate(wantedBy)}`,
    `Services: ${services.join(', ')}`,
    `List price: ${listPrice}`,
  ].filter(Boolean)
  const lead = `I would like a quote.\n\n${facts.join('\n')}`
  return {
    subject: `Quote for ${splitAddress(propertyAddress).street}`,
    message: message ? `${lead}\n\n${message}` : lead,
  }
}
