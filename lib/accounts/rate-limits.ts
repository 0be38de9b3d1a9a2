import 'server-only'
import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/rate-limit'

const hour = 60 * 60

const signUpAddressLimit: RateLimit = { name: 'sign-up-address', attempts: 60, seconds: hour }
const signUpAccountLimit: RateLimit = { name: 'sign-up-account', attempts: 5, seconds: hour }
const resendAddressLimit: RateLimit = { name: 'resend-address', attempts: 60, seconds: hour }
const resendAccountLimit: RateLimit = { name: 'resend-account', attempts: 5, seconds: hour }
const verifyAddressLimit: RateLimit = { name: 'verify-address', attempts: 120, seconds: hour }
const forgotAddressLimit: RateLimit = { name: 'forgot-address', attempts: 60, seconds: hour }
const forgotAccountLimit: RateLimit = { name: 'forgot-account', attempts: 5, seconds: hour }
const resetAddressLimit: RateLimit = { name: 'reset-address', attempts: 60, seconds: hour }
const currentPasswordLimit: RateLimit = { name: 'current-password', attempts: 10, seconds: hour / 4 }
/** Every try decodes a picture, which costs more than most things one may ask for. */
export const avatarLimit: RateLimit = { name: 'avatar', attempts: 30, seconds: 60 * 60 }

/** @throws AppError `too-many-requests`, like all here. */
export async function consumeSignUpAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(signUpAddressLimit, address)
  await consumeAttempt(signUpAccountLimit, emailKey(email))
}

export async function consumeResendAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(resendAddressLimit, address)
  await consumeAttempt(resendAccountLimit, emailKey(email))
}

export async function consumeVerificationAttempt(address: string): Promise<void> {
  await consumeAttempt(verifyAddressLimit, address)
}

/** The account counts whether or not there is one, so that the answer tells nothing. */
export async function consumeForgotPasswordAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(forgotAddressLimit, address)
  await consumeAttempt(forgotAccountLimit, emailKey(email))
}

export async function consumePasswordResetAttempt(address: string): Promise<void> {
  await consumeAttempt(resetAddressLimit, address)
}

/** Bounds whoever found an open session and guesses its password. */
export async function consumeCurrentPasswordAttempt(userId: string): Promise<void> {
  await consumeAttempt(currentPasswordLimit, userId)
}
