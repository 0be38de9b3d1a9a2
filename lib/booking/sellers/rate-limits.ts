import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/web/rate-limit'

const hour = 60 * 60

/** Per client. */
export const createLinkLimit: RateLimit = { name: 'create-seller-link', attempts: 30, seconds: hour }
/** Per IP address: a household may open and reload the page often, a script may not. */
export const viewShootLimit: RateLimit = { name: 'view-seller-page', attempts: 120, seconds: 60 }

const emailLinkLimit: RateLimit = { name: 'email-seller-link', attempts: 10, seconds: 24 * hour }
/** Per recipient, whoever sends it. */
const sellerEmailLimit: RateLimit = { name: 'seller-email', attempts: 3, seconds: 24 * hour }

/** Counts an email against its sender and its recipient. @throws AppError `too-many-requests` */
export async function consumeSellerEmail(profileId: string, email: string): Promise<void> {
  await consumeAttempt(emailLinkLimit, profileId)
  await consumeAttempt(sellerEmailLimit, emailKey(email))
}
