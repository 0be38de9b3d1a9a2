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
/** Every attempt decodes an image, which is expensive. */
export const avatarLimit: RateLimit = { name: 'avatar', attempts: 30, seconds: 60 * 60 }

/** @throws AppError `too-many-requests`, as every function here does. */
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

/** Counts unknown accounts too, so that the response doesn't reveal whether an account exists. */
export async function consumeForgotPasswordAttempt(email: string, address: string): Promise<void> {
  await consumeAttempt(forgotAddressLimit, address)
  await consumeAttempt(forgotAccountLimit, emailKey(email))
}

export async function consumePasswordResetAttempt(address: string): Promise<void> {
  await consumeAttempt(resetAddressLimit, address)
}

/** Limits guesses by someone who found an open session. */
export async function consumeCurrentPasswordAttempt(userId: string): Promise<void> {
  await consumeAttempt(currentPasswordLimit, userId)
}
