import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/photos/deliveries/policy'
import { firstInvoice } from '@/lib/photos/deliveries/queries/select-invoices'
import type { ActivityEvent, DeliveryActivity } from '@/lib/photos/deliveries/schema/activity'
import { describeActivity } from '@/lib/photos/deliveries/words/activity'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { OutboxStatus } from '@/prisma/generated/enums'

/** Events listed by default, and at most. */
const eventsShown = 100
const maxEvents = 5000

/** Reads a delivery's activity, for the studio; null for clients, and if there is no such delivery. */
export async function readDeliveryActivity(
  actor: Actor,
  deliveryId: string,
  { allEvents = false } = {},
): Promise<DeliveryActivity | null> {
  if (!can(actor, 'price-photos')) return null
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, visibleTo(actor)] },
    select: {
      bookingId: true,
      uploadedAt: true,
      expiresOn: true,
      invoices: firstInvoice,
    },
  })
  if (!delivery) return null
  const [sentWith] = delivery.invoices
  const listed = { deliveryId, kind: { notIn: ['SENT', 'VIEWED'] } } satisfies Prisma.DeliveryEventWhereInput
  const [{ timeZone }, mail, opened, viewed, eventCount, events] = await Promise.all([
    getStudio(),
    sentWith ? findMail(sentWith.invoiceNumber) : null,
    db().deliveryEvent.aggregate({
      where: { deliveryId, kind: 'OPENED' },
      _min: { createdAt: true },
      _max: { createdAt: true },
    }),
    countViewed(deliveryId),
    db().deliveryEvent.count({ where: listed }),
    db().deliveryEvent.findMany({
      where: listed,
      select: eventFields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: allEvents ? maxEvents : eventsShown,
    }),
  ])
  const inZone = (instant: Date) => formatInstantInZone(instant, timeZone)
  return {
    deliveryId,
    bookingId: delivery.bookingId,
    sentAt: inZone(delivery.uploadedAt),
    mail: mail && { status: mail.status, at: mail.sentAt && inZone(mail.sentAt) },
    firstOpenedAt: opened._min.createdAt && inZone(opened._min.createdAt),
    lastOpenedAt: opened._max.createdAt && inZone(opened._max.createdAt),
    viewed: viewed.count,
    lastViewedAt: viewed.lastAt && inZone(viewed.lastAt),
    expiresOn: delivery.expiresOn && dateFromDatabase(delivery.expiresOn),
    eventCount,
    events: events.map((event) => toActivityEvent(event, inZone)),
  }
}

const eventFields = {
  id: true,
  kind: true,
  details: true,
  createdAt: true,
  actor: { select: { fullName: true } },
} satisfies Prisma.DeliveryEventSelect

type EventRow = Prisma.DeliveryEventGetPayload<{ select: typeof eventFields }>

/** Finds the email that announced the photos. Once it's sent, the payload holds only its invoice number. */
async function findMail(invoiceNumber: string) {
  // Uses the index `outbox_messages_invoice`.
  const [mail] = await db().$queryRaw<{ status: Exclude<OutboxStatus, 'EXPIRED'>; sentAt: Date | null }[]>`
    SELECT status, sent_at AS "sentAt" FROM outbox_messages
    WHERE payload->>'invoiceNumber' = ${invoiceNumber} AND kind = 'MAIL' AND topic = 'photos-ready'
    ORDER BY created_at DESC LIMIT 1`
  return mail ?? null
}

/** Counts the photos that were viewed, each once, and finds the time of the latest view. */
async function countViewed(deliveryId: string): Promise<{ count: number; lastAt: Date | null }> {
  const [row] = await db().$queryRaw<{ count: number; lastAt: Date | null }[]>`
    SELECT count(DISTINCT details->>'photoId')::int AS count, max(created_at) AS "lastAt"
    FROM delivery_events WHERE delivery_id = ${deliveryId}::uuid AND kind = 'VIEWED'`
  return row ?? { count: 0, lastAt: null }
}

function toActivityEvent(
  { id, kind, details, createdAt, actor }: EventRow,
  inZone: (instant: Date) => string,
): ActivityEvent {
  return {
    id,
    kind,
    title: describeActivity({ kind, details }),
    by: actor?.fullName ?? null,
    at: inZone(createdAt),
    dateTime: createdAt.toISOString(),
  }
}
