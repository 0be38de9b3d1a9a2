import { countSuccess, emailKey, type RateLimit } from '@/lib/platform/web/rate-limit'
import type { Share } from './rules/split-bill'

export const openCheckoutLimit: RateLimit = { name: 'open-checkout', attempts: 20, seconds: 60 }

export const payByCardLimit: RateLimit = { name: 'pay-by-card', attempts: 10, seconds: 60 }

const day = 24 * 60 * 60
/** Per person who splits. */
const splitLimit: RateLimit = { name: 'split-invoice', attempts: 20, seconds: day }
/** Per client whose bill is split, and recipient: each split emails its payers, and nobody else's counts. */
const shareEmailLimit: RateLimit = { name: 'share-email', attempts: 5, seconds: day }

/**
 * Counts a split and its emails, unless it fails: then nothing was sent.
 * @param split.profileId who splits
 * @throws AppError `too-many-requests`, and what `send` throws
 */
export function countSplit<T>(
  split: { profileId: string; clientId: string; shares: readonly Share[] },
  send: () => Promise<T>,
): Promise<T> {
  const emails = split.shares.flatMap(({ payer }) =>
    payer.kind === 'person' ? [`${split.clientId}|${emailKey(payer.email)}`] : [],
  )
  return countSuccess(
    [{ limit: splitLimit, key: split.profileId }, ...emails.map((key) => ({ limit: shareEmailLimit, key }))],
    send,
  )
}

/** Per IP address, of whoever has the link of a share. */
export const viewShareLimit: RateLimit = { name: 'view-share', attempts: 60, seconds: 60 }
export const payShareLimit: RateLimit = { name: 'pay-share', attempts: 20, seconds: 60 }

export const refundLimit: RateLimit = { name: 'refund', attempts: 20, seconds: 60 }
