import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer, rolesWith } from '@/lib/auth/rules/capabilities'
import { dueAt, readPeriod, selectToDeliver } from '@/lib/photos/deliveries/operations/select-to-deliver'
import { photographersPreparedFor } from '@/lib/photos/deliveries/policy'
import {
  canAssign,
  canHandOver,
  canOpenRaws,
  canTake,
  photographersQueuedFor,
} from '@/lib/photos/editing/policy'
import { editStateOf, isLate } from '@/lib/photos/editing/rules'
import type { EditJobItem, QueueFilter } from '@/lib/photos/editing/schema'
import { dueAtText } from '@/lib/photos/editing/words'
import { whereSql } from '@/lib/platform/data/where-sql'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDay, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn, wallTimeNowIn } from '@/lib/platform/time/clock'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { AccountStatus } from '@/prisma/generated/enums'

export type QueueClock = { period: Awaited<ReturnType<typeof readPeriod>>; studio: Studio }

/** Reads what the selections below need. */
export async function readQueueClock(): Promise<QueueClock> {
  const [period, studio] = await Promise.all([readPeriod(), getStudio()])
  return { period, studio }
}

/**
 * Selects the shoots `b` of the actor's queue that are over and have no photos yet, with their `photographer`, their job `j`, and
 * its `editor`, who is only there while they may edit the photos, as `mayEdit` says.
 */
export function selectJobs(actor: Actor, show: QueueFilter, { period, studio }: QueueClock) {
  const time = timeToDatabase(wallTimeNowIn(studio.timeZone))
  return selectToDeliver(photographersQueuedFor(actor), period)
    .leftJoin('edit_jobs as j', 'j.bookingId', 'b.id')
    .leftJoin('profiles as editor', (join) =>
      join
        .onRef('editor.id', '=', 'j.editorId')
        .on('editor.accountStatus', '=', 'ACTIVE')
        .on((eb) =>
          eb.or([
            eb('editor.role', 'in', rolesWith('prepare-all-photos')),
            eb.and([
              eb('editor.role', 'in', rolesWith('prepare-photos')),
              eb.or([
                eb('editor.id', '=', eb.ref('b.photographerId')),
                eb('photographer.accountStatus', '=', 'DISABLED'),
              ]),
            ]),
          ]),
        ),
    )
    .where((eb) =>
      eb.or([
        eb('b.shootDate', '<', period.today),
        // One that was started runs until it's finished.
        eb.and([eb('b.shootEndTime', '<=', time), eb('b.startedAt', 'is', null)]),
        eb('b.finishedAt', 'is not', null),
        eb('b.status', '=', 'COMPLETED'),
      ]),
    )
    .where((eb) => {
      if (show === 'ready') return eb('j.readyAt', 'is not', null)
      if (show === 'unassigned') return eb.and([eb('editor.id', 'is', null), eb('j.readyAt', 'is', null)])
      if (show === '') return eb.and([])
      return isPhotographer(actor)
        ? whereSql('profiles', photographersPreparedFor(actor), 'photographer')
        : eb.and([eb('editor.id', '=', actor.profileId), eb('j.readyAt', 'is', null)])
    })
}

/** Reads some of the selected shoots, the first due first. */
export async function readJobs(
  actor: Actor,
  show: QueueFilter,
  clock: QueueClock,
  { take, skip = 0 }: { take: number; skip?: number },
): Promise<EditJobItem[]> {
  const rows = await selectJobs(actor, show, clock)
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.photographerId'])
    .select(['photographer.fullName as photographerName', 'photographer.accountStatus'])
    .select(['editor.id as editorId', 'editor.fullName as editorName'])
    .select(['j.note', 'j.rawLink', 'j.rawFrames', 'j.rawSets', 'j.handedOverAt', 'j.readyAt'])
    .select(dueAt(clock.studio).as('dueAt'))
    .select(
      sql<string[]>`ARRAY(
        SELECT s.name FROM booked_services s WHERE s.booking_id = b.id ORDER BY s.position
      )`.as('services'),
    )
    .orderBy('dueAt')
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(take)
    .offset(skip)
    .execute()
  return rows.map((row) => toItem(actor, row, clock.studio))
}

type JobRow = {
  id: string
  propertyAddress: string
  shootDate: Date
  photographerId: string
  photographerName: string
  accountStatus: AccountStatus
  editorId: string | null
  editorName: string | null
  note: string | null
  rawLink: string | null
  rawFrames: number | null
  rawSets: number | null
  handedOverAt: Date | null
  readyAt: Date | null
  dueAt: Date
  services: string[]
}

function toItem(actor: Actor, row: JobRow, { timeZone }: Studio): EditJobItem {
  const { photographerId, accountStatus, editorId, editorName, handedOverAt, readyAt } = row
  const at = now()
  const shotOn = dateFromDatabase(row.shootDate)
  const booking = { photographerId, photographer: { accountStatus } }
  const editor = editorId === null || editorName === null ? null : { id: editorId, fullName: editorName }
  const state = editStateOf({ handedOverAt, readyAt, editor })
  const preparesIt = canTake(actor, booking)
  return {
    bookingId: row.id,
    ...splitAddress(row.propertyAddress),
    shotOn: shotOn === todayIn(timeZone) ? 'today' : formatDay(shotOn),
    due: dueAtText(row.dueAt, { at, timeZone }),
    isLate: isLate(row.dueAt, at),
    photographer: {
      id: photographerId,
      fullName: row.photographerName,
      active: accountStatus === 'ACTIVE',
    },
    services: row.services,
    state,
    editor,
    isOwn: editorId === actor.profileId,
    note: row.note ?? '',
    isHandedOver: handedOverAt !== null,
    rawLink: canOpenRaws(actor) ? row.rawLink : null,
    rawFrames: row.rawFrames,
    rawSets: row.rawSets,
    may: {
      assign: canAssign(actor, booking),
      handOver: canHandOver(actor, booking),
      take: preparesIt && editor === null && state !== 'READY',
      prepare: preparesIt,
    },
  }
}
