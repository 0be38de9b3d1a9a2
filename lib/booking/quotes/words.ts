import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

// Emails and notifications

export const quoteSubjects = {
  received: 'Your quote request',
  answered: (address: string) => `Your quote: ${splitAddress(address).street}`,
}

export const quoteNotifications = {
  requested: (visitorName: string, address: string) => ({
    title: 'New quote request',
    message: `${visitorName} wants a quote for ${splitAddress(address).street}.`,
  }),
}

// The request form

export const forClientsText = 'This form is for clients and visitors'
export const formExpiredText = 'This form has expired. Please send your request again.'
export const pastDateText = 'Choose today or a future date'
export const addressNotLinkText = 'Enter the address of the property, not a web address'
export const sizeNotLinkText = 'Enter the size of the property, not a web address'
export const noServicesText = 'Choose at least one service'

export function askingForShootLike(projectTitle: string): string {
  return `You're asking for a shoot like “${projectTitle}”.`
}

/** `List price of 2 services` */
export function listPriceLabel(count: number): string {
  return `List price of ${countOf(count, 'service')}`
}

type TravelTerms = { travelFreeMiles: number; travelStepCents: number }

/** Below a list price: what else the price depends on, by the studio's travel settings. */
export function estimateNote({ travelFreeMiles, travelStepCents }: TravelTerms): string {
  const travel = travelStepCents > 0 ? ` and travel beyond ${countOf(travelFreeMiles, 'mile')}` : ''
  return `An estimate, not a quote. Larger homes${travel} change the price.`
}

/** @param sent what the browser remembers of the request; null if nothing */
export function describeSentQuote(sent: { street: string; email: string } | null): string {
  const request = sent ? `your request for ${sent.street}` : 'your request'
  const where = sent ? `to ${sent.email}` : 'by email'
  return `We received ${request}. We'll reply ${where}, usually within one business day.`
}

// Replies

export const quotedPriceLabel = 'Quoted price'
export const quotedPriceHint =
  'For all services together, before tax and travel. Their booking gets this price.'

export const quoteClosedText = 'This request is closed. Reopen it to reply.'
export const replyNotSentText = "Your reply wasn't sent"

export const quoteGoneText = 'This request no longer exists.'

// Bookings

export const bookQuoteLabel = 'Book this shoot'
export const notBookableText = 'This request is closed. Reopen it to book the shoot.'

/** What pressing the button does. */
export function bookQuoteText(fullName: string, isClient: boolean): string {
  return isClient
    ? `Opens a booking for ${fullName} with the address, services, and price filled in.`
    : `Invites ${fullName} as a client, and opens a booking with the address, services, and price filled in.`
}

// A client's request as a conversation

export type RequestedShoot = {
  propertyAddress: string
  propertySize: string | null
  wantedBy: CalendarDate | null
  message: string | null
}

/** Returns the subject and the first message. `listPrice` is formatted. */
export function asConversation(
  { propertyAddress, propertySize, wantedBy, message }: RequestedShoot,
  services: readonly string[],
  listPrice: string,
): { subject: string; message: string } {
  const facts = [
    `Property: ${propertyAddress}`,
    propertySize && `Size: ${propertySize}`,
    wantedBy && `Needed by: ${formatDate(wantedBy)}`,
    `Services: ${services.join(', ')}`,
    `List price: ${listPrice}`,
  ].filter(Boolean)
  const lead = `I'd like a quote.\n\n${facts.join('\n')}`
  return {
    subject: `Quote for ${splitAddress(propertyAddress).street}`,
    message: message ? `${lead}\n\n${message}` : lead,
  }
}
