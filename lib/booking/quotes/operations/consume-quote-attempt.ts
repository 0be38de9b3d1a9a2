import 'server-only'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt, emailKey } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

const hour = 60 * 60

const quoteAddressLimit: RateLimit = { name: 'quote-address', attempts: 30, seconds: hour }
const quoteEmailLimit: RateLimit = { name: 'quote-email', attempts: 5, seconds: hour }
/** For the whole studio, because anyone can enter other people's email addresses. */
const confirmationLimit: RateLimit = { name: 'quote-confirmation', attempts: 60, seconds: hour }

/**
 * Counts a request against its IP address and the email address to confirm it to.
 * @throws AppError `too-many-requests`
 */
export async function consumeQuoteAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(quoteAddressLimit, address)
  await consumeAttempt(quoteEmailLimit, emailKey(mailboxOf(email)))
}

/** Counts one confirmation email. Returns false if the hourly limit is reached. */
export async function consumeConfirmationAttempt(): Promise<boolean> {
  try {
    await consumeAttempt(confirmationLimit, 'studio')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false
    throw error
  }
}

/** Removes a `+` suffix, with which an email address still reaches the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+.*@/, '@')
}
