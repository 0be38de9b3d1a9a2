import 'server-only'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const quoteAddressLimit: RateLimit = { name: 'quote-address', attempts: 30, seconds: hour }
const quoteEmailLimit: RateLimit = { name: 'quote-email', attempts: 5, seconds: hour }
/** Of the whole studio: whoever types the e-mails of others must not have it send without end. */
const confirmationLimit: RateLimit = { name: 'quote-confirmation', attempts: 60, seconds: hour }

/**
 * Counts a request against the network address it came from and the e-mail it would be confirmed to.
 * @throws AppError `too-many-requests`
 */
export async function consumeQuoteAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(quoteAddressLimit, address)
  await consumeAttempt(quoteEmailLimit, emailKey(mailboxOf(email)))
}

/** Counts one confirmation of the studio. Answers false where it has sent as many as it sends in an hour. */
export async function consumeConfirmationAttempt(): Promise<boolean> {
  try {
    await consumeAttempt(confirmationLimit, 'studio')
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false
    throw error
  }
}

/** Where an e-mail arrives: `Helen+7@ashworth.test` comes to `helen@ashworth.test`. */
function mailboxOf(email: string): string {
  return email.replace(/\+.*@/, '@')
}
