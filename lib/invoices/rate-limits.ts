import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/rate-limit'
import type { Share } from './rules/split-bill'

export const openCheckoutLimit: RateLimit = { name: 'open-checkout', attempts: 20, seconds: 60 }

export const payByCardLimit: RateLimit = { name: 'pay-by-card', attempts: 10, seconds: 60 }

const day = 24 * 60 * 60
/** Per person who splits, and per recipient, because each split emails its payers. */
const splitLimit: RateLimit = { name: 'split-invoice', attempts: 20, seconds: day }
const shareEmailLimit: RateLimit = { name: 'share-email', attempts: 5, seconds: day }

/** Counts a split and its emails. @throws AppError `too-many-requests` */
export async function consumeSplit(profileId: string, shares: readonly Share[]): Promise<void> {
  await consumeAttempt(splitLimit, profileId)
  for (const { payer } of shares) {
    if (payer.kind === 'person') await consumeAttempt(shareEmailLimit, emailKey(payer.email))
  }
}

/** Per IP address, of whoever has the link of a share. */
export const viewShareLimit: RateLimit = { name: 'view-share', attempts: 60, seconds: 60 }
export const payShareLimit: RateLimit = { name: 'pay-share', attempts: 20, seconds: 60 }

export const refundLimit: RateLimit = { name: 'refund', attempts: 20, seconds: 60 }
