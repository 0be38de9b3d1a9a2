import 'server-only'
import { z } from 'zod'
import { splitAddress } from '@/lib/platform/address'
import { firstNameOf } from './rules'

/** The browser's own note of what it has sent, for the page that says thank you. */
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

/** The note's text. It says what was typed, never whether it was kept. */
export function writeSentQuote(quote: { fullName: string; propertyAddress: string; email: string }): string {
  const note: SentQuote = {
    firstName: firstNameOf(quote.fullName),
    street: splitAddress(quote.propertyAddress).street,
    email: quote.email,
  }
  return JSON.stringify(note)
}

/** What the note says; null for none, or for one that somebody has changed. */
export function readSentQuote(text: string | undefined): SentQuote | null {
  if (!text) return null
  try {
    return SentQuote.parse(JSON.parse(text))
  } catch {
    return null
  }
}
