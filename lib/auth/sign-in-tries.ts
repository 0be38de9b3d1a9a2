import 'server-only'
import { createHash } from 'node:crypto'
import { countTry, forgetTries, type Limit } from '@/lib/platform/rate-limit'

const quarterOfAnHour = 15 * 60

/** One address against one account: a person who mistypes, or a guesser. */
const pairLimit: Limit = { name: 'sign-in-pair', tries: 10, seconds: quarterOfAnHour }
/** One account from everywhere: bounds a guesser who changes addresses. */
const accountLimit: Limit = { name: 'sign-in-account', tries: 60, seconds: 60 * 60 }
/** One address against any account: an office behind one address stays below it. */
const addressLimit: Limit = { name: 'sign-in-address', tries: 300, seconds: quarterOfAnHour }

/**
 * Counts one sign-in try before the password is looked at, so that parallel tries count too.
 * @throws Refusal `too-many-requests` with a friendly wait.
 */
export async function countSignInTry(email: string, address: string): Promise<void> {
  await countTry(addressLimit, address)
  await countTry(pairLimit, pairKey(email, address))
  await countTry(accountLimit, accountKey(email))
}

/** A right password clears the account's counters: only failures add up. The address keeps its own. */
export async function forgetSignInTries(email: string, address: string): Promise<void> {
  await forgetTries(pairLimit, pairKey(email, address))
  await forgetTries(accountLimit, accountKey(email))
}

/** Counters carry no addresses of people in the clear. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

function pairKey(email: string, address: string): string {
  return `${accountKey(email)}|${address}`
}
