import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

type Scene = { now: Date; today: string; editor: Person }

const hour = 3_600_000

/** How far the editing of the latest shoots without photos is, the latest first. The one after them is late and nobody's. */
const jobs = [
  { frames: 285, sets: 57, isTaken: false, isReady: false, note: '' },
  {
    frames: 342,
    sets: 68,
    isTaken: true,
    isReady: false,
    note: 'The kitchen windows need their own exposure. Please leave the power lines behind the house in.',
  },
  { frames: 210, sets: 42, isTaken: true, isReady: true, note: '' },
] as const

/** Seeds the queue of the editor: a shoot to take, one in work with a note, and one that is ready to send. */
export async function seedEditing(database: PrismaClient, { now, today, editor }: Scene): Promise<void> {
  const waiting = await database.booking.findMany({
    where: {
      status: 'COMPLETED',
      deliveries: { none: {} },
      shootDate: { gte: dateToDatabase(addDays(today, -60)) },
    },
    select: { id: true },
    orderBy: [{ shootDate: 'desc' }, { shootTime: 'desc' }],
    take: jobs.length,
  })
  await database.editJob.createMany({
    data: waiting.flatMap(({ id: bookingId }, place) => {
      const job = jobs[place]
      if (!job) return []
      return {
        bookingId,
        editorId: job.isTaken ? editor.profileId : null,
        note: job.note,
        rawLink: `https://www.dropbox.com/scl/fo/demo-${bookingId.slice(0, 8)}`,
        rawFrames: job.frames,
        rawSets: job.sets,
        handedOverAt: new Date(now.getTime() - (20 + place) * hour),
        readyAt: job.isReady ? new Date(now.getTime() - hour) : null,
      }
    }),
  })
}
