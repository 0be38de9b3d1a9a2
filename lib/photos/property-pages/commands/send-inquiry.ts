import 'server-only'
import { randomUUID } from 'node:crypto'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { minFormAgeMs } from '@/lib/photos/property-pages/limits'
import { publicOn } from '@/lib/photos/property-pages/policy'
import { stampOf } from '@/lib/photos/property-pages/queries/open-form'
import { editorPath } from '@/lib/photos/property-pages/rules/addresses'
import type { FormOpening, SendInquiry } from '@/lib/photos/property-pages/schema/inquiries'
import { formExpiredText, inquiryText } from '@/lib/photos/property-pages/words'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { isSameText } from '@/lib/platform/secrets/proof'
import { splitAddress } from '@/lib/platform/text/address'
import { formatInstantInZone, now, todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt, emailKey } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import { sentTooFastText } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const hour = 60 * 60

const inquiryAddressLimit: RateLimit = { name: 'property-inquiry-address', attempts: 20, seconds: hour }
const inquiryEmailLimit: RateLimit = { name: 'property-inquiry-email', attempts: 5, seconds: hour }
/** Per page, whoever asks: the agent gets an email for each. */
const inquiryPageLimit: RateLimit = { name: 'property-inquiry-page', attempts: 60, seconds: 24 * hour }

const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Records a visitor's question and emails it to the agent. Idempotent by idempotency key. A bot's is silently discarded.
 * @param address the IP address it came from
 * @throws AppError `conflict` for a form that was open too long, `unavailable` for one sent too fast, `too-many-requests`;
 *   NotFoundError if the page isn't public
 */
export async function sendInquiry(input: SendInquiry, address: string): Promise<void> {
  if (input.reference !== '') return
  assertFormAge(input)
  const { pageId, idempotencyKey, fullName, email, phone } = input
  const message = inquiryText(input)
  await consumeInquiry({ address, email, pageId })
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    const page = await tx.propertyPage.findFirst({
      where: { AND: [{ id: pageId }, publicOn(todayIn(studio.timeZone))] },
      select: {
        deliveryId: true,
        delivery: {
          select: {
            bookingId: true,
            invoices: latestPayment,
            booking: {
              select: {
                importedAt: true,
                propertyAddress: true,
                client: { select: { fullName: true, email: true, userId: true } },
              },
            },
          },
        },
      },
    })
    if (!page || !isUnlocked(page.delivery)) throw new NotFoundError('Property not found')
    const at = now()
    const data = {
      id: randomUUID(),
      pageId,
      idempotencyKey,
      fullName,
      email,
      phone,
      message,
      createdAt: at,
    }
    const { count } = await tx.propertyInquiry.createMany({ data: [data], skipDuplicates: true })
    if (count === 0) return
    const { booking, bookingId } = page.delivery
    await queueMail(tx, {
      to: booking.client.email,
      userId: booking.client.userId,
      template: 'property-inquiry',
      props: {
        fullName: booking.client.fullName,
        street: splitAddress(booking.propertyAddress).street,
        visitorName: fullName,
        visitorEmail: email,
        visitorPhone: phone,
        askedAt: formatInstantInZone(at, studio.timeZone),
        message,
        link: `${env().APP_URL}${editorPath({ bookingId, deliveryId: page.deliveryId })}`,
      },
      replyTo: email,
    })
  })
}

/**
 * @throws AppError `conflict` for a form that was open too long or has an invalid stamp, `unavailable` for one sent too fast
 */
function assertFormAge({ idempotencyKey, stamp }: FormOpening): void {
  const openedAt = Number.parseInt(stamp, 10)
  const age = now().getTime() - openedAt
  if (!isSameText(stamp, stampOf(idempotencyKey, openedAt)) || age > maxAgeMs) {
    throw new AppError('conflict', formExpiredText)
  }
  if (age < minFormAgeMs) throw new AppError('unavailable', sentTooFastText)
}

/** Counts an inquiry against its IP address, sender, and page. @throws AppError `too-many-requests` */
async function consumeInquiry(inquiry: { address: string; email: string; pageId: string }): Promise<void> {
  await consumeAttempt(inquiryAddressLimit, inquiry.address)
  await consumeAttempt(inquiryEmailLimit, emailKey(inquiry.email.replace(/\+.*@/, '@')))
  await consumeAttempt(inquiryPageLimit, inquiry.pageId)
}
