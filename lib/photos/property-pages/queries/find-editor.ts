import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { soldPhotos } from '@/lib/photos/deliveries/policy'
import { listAlterations } from '@/lib/photos/deliveries/words/alterations'
import { describePhoto } from '@/lib/photos/deliveries/words/photo-details'
import { maxInquiries, maxPhotos, viewDays } from '@/lib/photos/property-pages/limits'
import { findEditable } from '@/lib/photos/property-pages/operations/find-editable'
import { pagePath, tourPath } from '@/lib/photos/property-pages/rules/addresses'
import { stateOf } from '@/lib/photos/property-pages/rules/page-state'
import { type EditedPage, PageContent } from '@/lib/photos/property-pages/schema/editing'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { splitAddress } from '@/lib/platform/text/address'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
} from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, todayIn } from '@/lib/platform/time/clock'
import { drawQrCode } from '@/lib/platform/web/qr-code'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds what the editor shows of a delivery's page; null if the actor can't edit it, or it's new and the photos aren't paid. */
export async function findEditor(
  actor: Actor,
  wanted: { deliveryId: string; bookingId?: string },
): Promise<EditedPage | null> {
  const [delivery, { timeZone }] = await Promise.all([findEditable(db(), actor, wanted), getStudio()])
  if (!delivery) return null
  const today = todayIn(timeZone)
  const from = addDays(today, 1 - viewDays)
  const [page, photos] = await Promise.all([
    db().propertyPage.findUnique({
      where: { deliveryId: delivery.id },
      select: {
        id: true,
        slug: true,
        published: true,
        expiresOn: true,
        content: true,
        version: true,
        _count: { select: { inquiries: true } },
        inquiries: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: maxInquiries },
        views: { where: { day: { gte: dateToDatabase(from) } } },
      },
    }),
    db().photo.findMany({
      where: { AND: [soldPhotos], deliveryId: delivery.id, isFull: true, state: 'READY' },
      orderBy: { position: 'asc' },
      take: maxPhotos,
      select: { id: true, name: true, caption: true, room: true, alterations: true },
    }),
  ])
  if (!page && !delivery.unlocked) return null
  const expiresOn = page?.expiresOn ? dateFromDatabase(page.expiresOn) : null
  const origin = env().APP_URL
  return {
    deliveryId: delivery.id,
    bookingId: delivery.bookingId,
    ...splitAddress(delivery.address),
    state: stateOf({ published: page?.published ?? false, expiresOn, unlocked: delivery.unlocked }, today),
    saved: page && {
      pageId: page.id,
      pageUrl: origin + pagePath(page.slug),
      tourUrl: origin + tourPath(page.slug),
    },
    qrCode: page && drawQrCode(origin + pagePath(page.slug)),
    version: page?.version ?? 0,
    expiresOn,
    content: page ? PageContent.parse(page.content) : delivery.defaults,
    hasAgentPhoto: delivery.hasAgentPhoto,
    // Locked photos can't be viewed here either.
    photos: delivery.unlocked
      ? photos.map(({ id, name, caption, room, alterations }) => ({
          id,
          name,
          caption: describePhoto({ room, caption }) ?? '',
          isFloorPlan: room === 'FLOOR_PLAN',
          altered: listAlterations(alterations),
        }))
      : [],
    inquiries: (page?.inquiries ?? []).map(({ createdAt, id, fullName, email, phone, message }) => ({
      id,
      fullName,
      email,
      phone,
      message,
      receivedAt: formatInstantInZone(createdAt, timeZone),
    })),
    inquiryCount: page?._count.inquiries ?? 0,
    views: fillDays(page?.views ?? [], from, today),
  }
}

function fillDays(
  rows: { day: Date; pageViews: number; tourViews: number }[],
  from: CalendarDate,
  to: CalendarDate,
): EditedPage['views'] {
  const byDay = new Map(rows.map((row) => [dateFromDatabase(row.day), row]))
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { pageViews = 0, tourViews = 0 } = byDay.get(day) ?? {}
    days.push({ day, pageViews, tourViews })
  }
  return days
}
