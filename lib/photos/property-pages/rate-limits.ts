import 'server-only'
import { consumeAttempt, emailKey, type RateLimit } from '@/lib/platform/web/rate-limit'

const hour = 60 * 60

const inquiryAddressLimit: RateLimit = { name: 'property-inquiry-address', attempts: 20, seconds: hour }
const inquiryEmailLimit: RateLimit = { name: 'property-inquiry-email', attempts: 5, seconds: hour }
/** Per page, whoever asks: the agent gets an email for each. */
const inquiryPageLimit: RateLimit = { name: 'property-inquiry-page', attempts: 60, seconds: 24 * hour }
/** Per person. */
export const flyerLimit: RateLimit = { name: 'property-flyer', attempts: 60, seconds: hour }

/** Counts an inquiry against its IP address, sender, and page. @throws AppError `too-many-requests` */
export async function consumeInquiry(inquiry: {
  address: string
  email: string
  pageId: string
}): Promise<void> {
  await consumeAttempt(inquiryAddressLimit, inquiry.address)
  await consumeAttempt(inquiryEmailLimit, emailKey(inquiry.email.replace(/\+.*@/, '@')))
  await consumeAttempt(inquiryPageLimit, inquiry.pageId)
}
