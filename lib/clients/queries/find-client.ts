import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { handledByInSql } from '@/lib/bookings/policy'
import { visibleToSql } from '@/lib/clients/policy'
import type { ClientDetail } from '@/lib/clients/schema'
import { formatMonthAndYear } from '@/lib/platform/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatSums } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { AccountStatus } from '@/prisma/generated/enums'

type Sum = { cents: number; currency: string }

type ClientRecord = {
  id: string
  userId: string
  fullName: string
  email: string
  phone: string | null
  company: string | null
  avatarFileId: string | null
  status: AccountStatus
  isVerified: boolean
  createdAt: Date
  total: number
  upcoming: number
  cancelled: number
  dueCount: number
  due: Sum[]
  paidCount: number
  paid: Sum[]
}

/** Returns a client with their totals; null if the actor may not see one with this id. Cached per request. */
export const findClient = cache(async (actor: Actor, clientId: string): Promise<ClientDetail | null> => {
  if (!z.uuid().safeParse(clientId).success) return null
  const { timeZone, currency } = await getStudio()
  const record = await readClient(actor, clientId, todayIn(timeZone))
  if (!record) return null
  const { avatarFileId, createdAt, total, upcoming, cancelled, dueCount, due, paidCount, paid } = record
  return {
    id: record.id,
    userId: record.userId,
    fullName: record.fullName,
    email: record.email,
    phone: record.phone,
    company: record.company,
    avatarUrl: avatarAddress(avatarFileId),
    status: record.status,
    isVerified: record.isVerified,
    clientSince: formatMonthAndYear(dateOf(createdAt, timeZone)),
    bookings: { total, upcoming, cancelled },
    due: { amount: formatSums(due, currency), count: dueCount },
    paid: { amount: formatSums(paid, currency), count: paidCount },
  }
})

async function readClient(actor: Actor, clientId: string, today: string): Promise<ClientRecord | undefined> {
  const [record] = await db().$queryRaw<ClientRecord[]>`
    SELECT p.id, p.user_id AS "userId", p.full_name AS "fullName", p.email::text AS email, p.phone, p.company,
      p.avatar_file_id AS "avatarFileId", p.account_status AS status, u.email_verified_at IS NOT NULL AS "isVerified",
      p.created_at AS "createdAt", booked.*, invoiced.*
    FROM profiles p
    JOIN users u ON u.id = p.user_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE b.status = 'CANCELLED')::int AS cancelled,
        count(*) FILTER (WHERE b.status IN ('PENDING', 'CONFIRMED') AND b.shoot_date >= ${today}::date)::int AS upcoming
      FROM bookings b WHERE b.client_id = p.id
    ) booked
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(due_count), 0)::int AS "dueCount", coalesce(sum(paid_count), 0)::int AS "paidCount",
        coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'cents', due_cents)), '[]') AS due,
        coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'cents', paid_cents)), '[]') AS paid
      FROM (
        SELECT i.currency, count(*) FILTER (WHERE i.status IN ('PENDING', 'FAILED')) AS due_count,
          coalesce(sum(i.amount_cents) FILTER (WHERE i.status IN ('PENDING', 'FAILED')), 0) AS due_cents,
          count(*) FILTER (WHERE i.status = 'COMPLETED') AS paid_count,
          coalesce(sum(i.amount_cents - i.refunded_cents) FILTER (WHERE i.status = 'COMPLETED'), 0) AS paid_cents
        FROM bookings b JOIN invoices i ON i.booking_id = b.id
        WHERE b.client_id = p.id AND ${handledByInSql(actor)} GROUP BY i.currency
      ) of_one
    ) invoiced
    WHERE p.id = ${clientId}::uuid AND ${visibleToSql(actor)}`
  return record
}
