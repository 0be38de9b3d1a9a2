import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** The digits of an authenticator app's code, and the seconds each is shown: the defaults of RFC 6238. */
export const totp = { digits: 6, seconds: 30 } as const

/** How many recovery codes an account gets at once, and their length without separators, in Base32: 80 bits. */
export const recoveryCodes = { count: 10, length: 16 } as const

/** Passkeys of an account, and characters of their names. */
export const passkeyLimits = { count: 20, name: 60 } as const

/** How long a passkey may take to sign. */
export const challengeMinutes = 5

/** How long the second factor isn't asked for on a remembered device. */
export const rememberedDays = 30

/** Challenges for passkeys that an address may ask for; each is a row. */
export const challengeLimit: RateLimit = {
  name: 'passkey-challenge',
  attempts: 120,
  seconds: 15 * 60,
}

/** How often the owner may remove someone's factors. */
export const resetLimit: RateLimit = { name: 'factors-reset', attempts: 10, seconds: 24 * 60 * 60 }
