import 'server-only'
import { countTry, emailKey, type Limit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const signUpByAddress: Limit = { name: 'sign-up-address', tries: 60, seconds: hour }
const signUpByAccount: Limit = { name: 'sign-up-account', tries: 5, seconds: hour }
const resendByAddress: Limit = { name: 'resend-address', tries: 60, seconds: hour }
const resendByAccount: Limit = { name: 'resend-account', tries: 5, seconds: hour }
const verifyByAddress: Limit = { name: 'verify-address', tries: 120, seconds: hour }
const forgotByAddress: Limit = { name: 'forgot-address', tries: 60, seconds: hour }
const forgotByAccount: Limit = { name: 'forgot-account', tries: 5, seconds: hour }
const resetByAddress: Limit = { name: 'reset-address', tries: 60, seconds: hour }
const currentPassword: Limit = { name: 'current-password', tries: 10, seconds: hour / 4 }

/** @throws Refusal `too-many-requests`, like all here. */
export async function countSignUpTry(email: string, address: string): Promise<void> {
  await countTry(signUpByAddress, address)
  await countTry(signUpByAccount, emailKey(email))
}

export async function countResendTry(email: string, address: string): Promise<void> {
  await countTry(resendByAddress, address)
  await countTry(resendByAccount, emailKey(email))
}

export async function countVerificationTry(address: string): Promise<void> {
  await countTry(verifyByAddress, address)
}

/** The account counts whether or not there is one, so that the answer tells nothing. */
export async function countForgottenPasswordTry(email: string, address: string): Promise<void> {
  await countTry(forgotByAddress, address)
  await countTry(forgotByAccount, emailKey(email))
}

export async function countResetTry(address: string): Promise<void> {
  await countTry(resetByAddress, address)
}

/** Bounds whoever found an open session and guesses its password. */
export async function countCurrentPasswordTry(userId: string): Promise<void> {
  await countTry(currentPassword, userId)
}
