import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/web/rate-limit'

const day = 24 * 60 * 60

const addLimit: RateLimit = { name: 'add-booking-contact', attempts: 30, seconds: day }
/** Per address, whoever adds it. */
const addressLimit: RateLimit = { name: 'booking-contact-address', attempts: 10, seconds: day }

/** Counts a new contact against who adds it and its address. @throws AppError `too-many-requests` */
export async function consumeContact(profileId: string, email: string): Promise<void> {
  await consumeAttempt(addLimit, profileId)
  await consumeAttempt(addressLimit, emailKey(email))
}
