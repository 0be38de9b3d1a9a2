import 'server-only'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { countSuccess, emailKey } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

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
