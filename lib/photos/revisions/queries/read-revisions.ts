import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, sideOf } from '@/lib/auth/rules/capabilities'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { mayOpenFullPhotos, openedBy, prepares, unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import {
  canRequestChanges,
  commentsVisibleTo,
  threadsVisibleTo,
  versionsVisibleTo,
} from '@/lib/photos/revisions/policy'
import { nextRound, roundTerms } from '@/lib/photos/revisions/rules/rounds'
import type { RevisedPhoto, Revisions, ShownThread, ShownVersion } from '@/lib/photos/revisions/schema'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Reads the change requests and versions of a delivery's photos; null if the actor may not open them: it isn't theirs, is
 * locked, or has expired.
 */
export async function readRevisions(actor: Actor, deliveryId: string): Promise<Revisions | null> {
  const { timeZone } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, unexpiredOrderedBy(actor, todayIn(timeZone))] },
    select: deliveryFields,
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(delivery))) return null
  const photos = await listPhotos(actor, deliveryId)
  const { services, currency } = delivery.booking
  const round = nextRound(delivery._count.rounds, roundTerms(services))
  const next = can(actor, 'open-invoices') ? round : { ...round, priceCents: 0 }
  return {
    deliveryId,
    bookingId: delivery.bookingId,
    reader: sideOf(actor),
    canRequest: canRequestChanges(actor),
    canRevise: prepares(actor, delivery.booking),
    next: {
      ...next,
      price: next.priceCents > 0 ? formatCents(next.priceCents, currency) : null,
      waiting: latestWaiting(photos),
    },
    drafts: photos.flatMap(({ threads }) => threads).reduce((sum, thread) => sum + countDrafts(thread), 0),
    photos,
  }
}

/** Returns the number of the latest round that has a thread which waits for the studio; null for none. */
function latestWaiting(photos: readonly RevisedPhoto[]): number | null {
  const rounds = photos
    .flatMap(({ threads }) => threads)
    .filter(({ isDraft, isResolved, waitsFor }) => !isDraft && !isResolved && waitsFor === 'PHOTOGRAPHER')
    .flatMap(({ comments }) => comments.flatMap(({ round }) => round ?? []))
  return rounds.length > 0 ? Math.max(...rounds) : null
}

const deliveryFields = {
  bookingId: true,
  invoices: latestPayment,
  _count: { select: { rounds: true } },
  booking: {
    select: {
      importedAt: true,
      currency: true,
      photographerId: true,
      photographer: { select: { accountStatus: true } },
      services: { select: { revisionRounds: true, extraRoundCents: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

/** Each photo has few threads and versions; see limits. */
async function listPhotos(actor: Actor, deliveryId: string): Promise<RevisedPhoto[]> {
  const threads = threadsVisibleTo(actor)
  const rows = await db().photo.findMany({
    where: {
      deliveryId,
      AND: [openedBy(actor)],
      OR: [{ threads: { some: threads } }, { versions: { some: versionsVisibleTo(actor) } }],
    },
    select: {
      id: true,
      name: true,
      position: true,
      version: true,
      threads: {
        where: threads,
        select: {
          ...threadFields,
          comments: { ...commentFields, where: commentsVisibleTo(actor) },
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
      versions: { where: versionsVisibleTo(actor), select: versionFields, orderBy: { number: 'asc' } },
    },
    orderBy: { position: 'asc' },
  })
  return rows.map((row) => ({
    photoId: row.id,
    name: row.name,
    position: row.position + 1,
    threads: row.threads.map((thread, place) => toThread(actor, thread, place + 1)),
    versions: row.versions.map((version) => toVersion(actor, version, row.version)),
  }))
}

const threadFields = {
  id: true,
  x: true,
  y: true,
  sentAt: true,
  resolvedAt: true,
  waitsFor: true,
} satisfies Prisma.RevisionThreadSelect

const commentFields = {
  select: {
    id: true,
    text: true,
    isDraft: true,
    authorId: true,
    authorRole: true,
    createdAt: true,
    author: { select: { fullName: true } },
    round: { select: { number: true } },
  },
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
} satisfies Prisma.RevisionThread$commentsArgs

type ThreadRow = Prisma.RevisionThreadGetPayload<{
  select: typeof threadFields & { comments: typeof commentFields }
}>

function toThread(actor: Actor, row: ThreadRow, number: number): ShownThread {
  const { id, x, y, sentAt, resolvedAt, waitsFor, comments } = row
  return {
    id,
    number,
    spot: x === null || y === null ? null : { x, y },
    isDraft: sentAt === null,
    isResolved: resolvedAt !== null,
    waitsFor: waitsFor && sideOf({ role: waitsFor }),
    comments: comments.map(({ author, authorId, round, createdAt, ...comment }) => ({
      ...comment,
      authorRole: sideOf({ role: comment.authorRole }),
      author: author?.fullName ?? (comment.authorRole === 'CLIENT' ? 'The client' : 'The studio'),
      isOwn: authorId === actor.profileId,
      round: round?.number ?? null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

const versionFields = {
  id: true,
  number: true,
  name: true,
  state: true,
  decision: true,
  problem: true,
  createdAt: true,
} satisfies Prisma.PhotoVersionSelect

type VersionRow = Prisma.PhotoVersionGetPayload<{ select: typeof versionFields }>

function toVersion(actor: Actor, { problem, createdAt, ...row }: VersionRow, current: number): ShownVersion {
  return {
    ...row,
    isCurrent: row.number === current,
    problem: can(actor, 'prepare-photos') ? problem : null,
    createdAt: createdAt.toISOString(),
  }
}

function countDrafts({ comments }: ShownThread): number {
  return comments.filter(({ isDraft }) => isDraft).length
}
