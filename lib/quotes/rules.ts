import { countServices, pickServices, totalCents } from '@/lib/catalogue/rules'
import { splitAddress } from '@/lib/platform/address'
import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import type { QuoteStatus } from '@/prisma/generated/enums'

/** The endings spam links to; that a street ends in one of them is unlikely. */
const linkPattern =
  /https?:\/\/|www\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|ru|xyz|top|shop|site|online|click)(?![\p{L}\d])/iu

/** How many web addresses a text has in it, whole ones and bare ones such as `example.com`. */
export function countLinks(text: string): number {
  // One that starts with `https://www.` and ends in `.com` is one.
  return text.split(/\s+/).filter((word) => word.search(linkPattern) >= 0).length
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
  catalogue: readonly { id: string; priceCents: number }[],
  chosen: Iterable<string>,
): { count: number; cents: number } {
  const services = pickServices(catalogue, chosen)
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

export type AskedProperty = {
  propertyAddress: string
  propertySize: string | null
  wantedBy: CalendarDate | null
  message: string | null
}

/** A client's request as the subject and the first message of a conversation. The list price is formatted. */
export function asConversation(
  { propertyAddress, propertySize, wantedBy, message }: AskedProperty,
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
