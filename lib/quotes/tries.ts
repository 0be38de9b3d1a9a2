import 'server-only'
import { Refusal } from '@/lib/platform/errors'
import { countTry, emailKey, type Limit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const askByAddress: Limit = { name: 'quote-address', tries: 30, seconds: hour }
const askByEmail: Limit = { name: 'quote-email', tries: 5, seconds: hour }
/** Of the whole studio: whoever types the e-mails of others must not have it send without end. */
const confirm: Limit = { name: 'quote-confirmation', tries: 60, seconds: hour }

/**
 * Counts a request against the network address it came from and the e-mail it would be confirmed to.
 * @throws Refusal `too-many-requests`
 */
export async function countQuoteTry(email: string, address: string): Promise<void> {
  await countTry(askByAddress, address)
  await countTry(askByEmail, emailKey(mailboxOf(email)))
}

/** Counts one confirmation of the studio. Answers false where it has sent as many as it sends in an hour. */
export async function countConfirmation(): Promise<boolean> {
  try {
    await countTry(confirm, 'studio')
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false
    throw error
  }
}

/** Where an e-mail arrives: `Helen+7@ashworth.test` comes to `helen@ashworth.test`. */
function mailboxOf(email: string): string {
  return email.replace(/\+.*@/, '@')
}
