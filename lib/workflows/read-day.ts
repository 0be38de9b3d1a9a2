import type { Actor } from '@/lib/auth/actor'
import { listAccess } from '@/lib/booking/access-details/queries/list-access'
import { findNextShootDay } from '@/lib/booking/bookings/queries/find-next-shoot-day'
import { listDayShoots } from '@/lib/booking/bookings/queries/list-day-shoots'
import { listOpenConversations } from '@/lib/messaging/queries/list-open-conversations'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { readShootForecasts } from './read-shoot-forecasts'

/** Reads a photographer's shoots of a day with what other domains hold about them; without any, the next day with shoots. */
export async function readDay(actor: Actor, date: CalendarDate, today: CalendarDate) {
  const shoots = await listDayShoots(actor, date)
  const ids = shoots.map(({ id }) => id)
  const [access, conversations, forecasts, nextDay] = await Promise.all([
    listAccess(actor, ids),
    listOpenConversations(
      actor,
      shoots.map(({ client }) => client.id),
    ),
    readShootForecasts(actor, ids),
    shoots.length === 0 ? findNextShootDay(actor, date > today ? date : today) : null,
  ])
  return { shoots, access, conversations, forecasts, nextDay }
}
