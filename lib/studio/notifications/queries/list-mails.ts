import 'server-only'
import { isMailName } from '@/emails/registry'
import { subjectOf } from '@/emails/render'
import type { Actor } from '@/lib/auth/actor'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { maxCount, pageSize } from '@/lib/studio/notifications/limits'
import { mailsVisibleTo } from '@/lib/studio/notifications/policy'
import type { LoggedMail, MailFilter, PageOf } from '@/lib/studio/notifications/schema'
import { describeMail } from '@/lib/studio/notifications/words/mail'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { OutboxStatus } from '@/prisma/generated/enums'
import { readNewest } from './read-newest'

const statusesOf: Record<MailFilter['state'], OutboxStatus[]> = {
  '': ['QUEUED', 'SENT', 'FAILED'],
  queued: ['QUEUED'],
  sent: ['SENT'],
  failed: ['FAILED'],
}

const fields = {
  id: true,
  topic: true,
  recipient: true,
  payload: true,
  status: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
} as const satisfies Prisma.OutboxMessageSelect

/** Returns which of these words the reader may not see: the numbers of colleagues' invoices. */
type FindHiddenWords = (words: string[]) => Promise<Set<string>>

/** Returns one page of the studio's emails, newest first. Omits subjects that contain a hidden word. */
export async function listMails(
  actor: Actor,
  filter: MailFilter,
  findHiddenWords: FindHiddenWords,
): Promise<PageOf<LoggedMail>> {
  const statuses = statusesOf[filter.state]
  const where = {
    AND: [
      mailsVisibleTo(actor),
      filter.search ? { recipient: { contains: filter.search, mode: 'insensitive' as const } } : {},
    ],
  }
  const [counted, studio] = await Promise.all([
    db().outboxMessage.count({
      where: { AND: [where, { status: { in: statuses } }] },
      take: maxCount + 1,
    }),
    getStudio(),
  ])
  const chosen = choosePage(filter.page, counted, { pageSize, maxCount })
  const ids = await readNewest(chosen, (newest) =>
    // The index separates the statuses.
    statuses.map((status) => db().outboxMessage.findMany({ where: { AND: [where, { status }] }, ...newest })),
  )
  const rows = await db().outboxMessage.findMany({
    where: { AND: [mailsVisibleTo(actor), { id: { in: ids } }] },
    select: fields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const mails = rows.map((row) => toLoggedMail(row, studio))
  return { items: await hideSubjects(mails, findHiddenWords), ...chosen.page }
}

async function hideSubjects(mails: LoggedMail[], findHiddenWords: FindHiddenWords): Promise<LoggedMail[]> {
  const hidden = await findHiddenWords([...new Set(mails.flatMap(wordsOfSubject))])
  return mails.map((mail) =>
    wordsOfSubject(mail).some((word) => hidden.has(word)) ? { ...mail, subject: null } : mail,
  )
}

/** Splits a subject so that an invoice number is one word. */
function wordsOfSubject({ subject }: LoggedMail): string[] {
  return subject?.match(/[\p{L}\p{N}-]+/gu) ?? []
}

function toLoggedMail(
  row: Prisma.OutboxMessageGetPayload<{ select: typeof fields }>,
  studio: Studio,
): LoggedMail {
  return {
    id: row.id,
    to: row.recipient ?? '',
    about: describeMail(row.topic),
    subject: readSubject(row, studio),
    state: row.status === 'SENT' ? 'sent' : row.status === 'FAILED' ? 'failed' : 'queued',
    reason: row.lastError,
    attempts: row.attempts,
    queuedAt: formatInstantInZone(row.createdAt, studio.timeZone),
    sentAt: row.sentAt && formatInstantInZone(row.sentAt, studio.timeZone),
  }
}

/** A sent email's subject is stored; the template renders the others'. */
function readSubject(
  row: { topic: string; status: OutboxStatus; payload: unknown },
  studio: Studio,
): string | null {
  if (row.status === 'SENT') return (row.payload as { subject?: string }).subject ?? null
  if (!isMailName(row.topic)) return null
  return subjectOf(row.topic, row.payload, { ...studio, appUrl: env().APP_URL })
}
