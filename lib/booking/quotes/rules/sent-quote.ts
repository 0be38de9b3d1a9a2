import { z } from 'zod'
import { splitAddress } from '@/lib/platform/text/address'

/** What the browser remembers of the request, for the confirmation page. */
const SentQuote = z.object({
  firstName: z.string().max(100),
  street: z.string().max(500),
  email: z.string().max(255),
})
export type SentQuote = z.output<typeof SentQuote>

export const sentQuoteCookie = {
  name: 'northlight.quote',
  path: '/portfolio/quote',
  seconds: 60 * 60,
} as const

/** Returns the cookie's value. It has only what was entered, not whether it was recorded. */
export function writeSentQuote(quote: { fullName: string; propertyAddress: string; email: string }): string {
  const sent: SentQuote = {
    firstName: firstNameOf(quote.fullName),
    street: splitAddress(quote.propertyAddress).street,
    email: quote.email,
  }
  return JSON.stringify(sent)
}

/** Parses the cookie's value. Returns null if it is missing or malformed. */
export function readSentQuote(text: string | undefined): SentQuote | null {
  if (!text) return null
  try {
    return SentQuote.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Returns the first name, for greetings. */
export function firstNameOf(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName
}
