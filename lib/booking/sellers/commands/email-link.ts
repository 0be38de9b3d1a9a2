import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addLink } from '@/lib/booking/sellers/operations/add-link'
import type { EmailSellerLink } from '@/lib/booking/sellers/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import {
  dateFromDatabase,
  formatDate,
  formatWeekday,
  timeFromDatabase,
  twelveHourRange,
} from '@/lib/platform/time/calendar-date'
import { zoneAbbreviation } from '@/lib/platform/time/clock'
import { consumeAttempt, emailKey } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const day = 24 * 60 * 60

const emailLinkLimit: RateLimit = { name: 'email-seller-link', attempts: 10, seconds: day }
/** Per recipient, whoever sends it. */
const sellerEmailLimit: RateLimit = { name: 'seller-email', attempts: 3, seconds: day }

/** Emails a new link to the seller. @throws see addLink; AppError `too-many-requests` */
export async function emailLink(actor: Actor, { bookingId, email }: EmailSellerLink): Promise<void> {
  await consumeSellerEmail(actor.profileId, email)
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const link = await addLink(tx, actor, bookingId, timeZone)
    const row = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: {
        propertyAddress: true,
        shootDate: true,
        shootTime: true,
        shootEndTime: true,
        client: { select: { fullName: true } },
      },
    })
    const date = dateFromDatabase(row.shootDate)
    const times = { startTime: timeFromDatabase(row.shootTime), endTime: timeFromDatabase(row.shootEndTime) }
    await queueMail(tx, {
      to: email,
      template: 'shoot-shared',
      props: {
        agentName: row.client.fullName,
        address: row.propertyAddress,
        date: `${formatWeekday(date)}, ${formatDate(date)}`,
        time: `${twelveHourRange(times)} ${zoneAbbreviation(date, timeZone)}`,
        link,
      },
    })
    await recordAudit(tx, actor, 'seller-link.emailed', bookingId)
  })
}

/** Counts an email against its sender and its recipient. @throws AppError `too-many-requests` */
async function consumeSellerEmail(profileId: string, email: string): Promise<void> {
  await consumeAttempt(emailLinkLimit, profileId)
  await consumeAttempt(sellerEmailLimit, emailKey(email))
}
