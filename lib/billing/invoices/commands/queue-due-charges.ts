import 'server-only'
import { db } from '@/lib/platform/data/db'
import { addJobs } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'

const maxCharges = 500

/** Queues the charges that are due. Those beyond `maxCharges` follow with the next run. */
export async function queueDueCharges(): Promise<void> {
  const due = await db().scheduledCharge.findMany({
    where: { nextAt: { lte: now() }, invoice: { status: { in: ['PENDING', 'FAILED'] } } },
    select: { invoiceId: true },
    orderBy: { nextAt: 'asc' },
    take: maxCharges,
  })
  const jobs = due.map((payload) => ({ payload, key: `charge-invoice:${payload.invoiceId}` }))
  await addJobs(db(), 'charge-invoice', jobs)
}
