import 'server-only'
import { createHash } from 'node:crypto'
import { countTry, type Limit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const askByAddress: Limit = { name: 'quote-address', tries: 30, seconds: hour }
const askByEmail: Limit = { name: 'quote-email', tries: 5, seconds: hour }

/**
 * Counts a request against the network address it came from and the e-mail it would be confirmed to.
 * @throws Refusal `too-many-requests`
 */
export async function countQuoteTry(email: string, address: string): Promise<void> {
  await countTry(askByAddress, address)
  // A counter carries no address of a person in the clear.
  await countTry(askByEmail, createHash('sha256').update(email.toLowerCase()).digest('hex'))
}
