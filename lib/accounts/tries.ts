import 'server-only'
import { createHash } from 'node:crypto'
import { countTry, type Limit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const signUpByAddress: Limit = { name: 'sign-up-address', tries: 60, seconds: hour }
const signUpByAccount: Limit = { name: 'sign-up-account', tries: 5, seconds: hour }
const resendByAddress: Limit = { name: 'resend-address', tries: 60, seconds: hour }
const resendByAccount: Limit = { name: 'resend-account', tries: 5, seconds: hour }
const verifyByAddress: Limit = { name: 'verify-address', tries: 120, seconds: hour }
const currentPassword: Limit = { name: 'current-password', tries: 10, seconds: hour / 4 }

/** @throws Refusal `too-many-requests`, like all here. */
export async function countSignUpTry(email: string, address: string): Promise<void> {
  await countTry(signUpByAddress, address)
  await countTry(signUpByAccount, hashed(email))
}

export async function countResendTry(email: string, address: string): Promise<void> {
  await countTry(resendByAddress, address)
  await countTry(resendByAccount, hashed(email))
}

export async function countVerificationTry(address: string): Promise<void> {
  await countTry(verifyByAddress, address)
}

/** Bounds whoever found an open session and guesses its password. */
export async function countCurrentPasswordTry(userId: string): Promise<void> {
  await countTry(currentPassword, userId)
}

/** Counters carry no addresses of people in the clear. */
function hashed(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
