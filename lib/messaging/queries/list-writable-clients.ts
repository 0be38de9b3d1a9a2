import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { writableBy } from '@/lib/messaging/policy'
import type { WritableClient } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'

/** The others are found by searching. */
const maxListed = 20

export const writableClientFields = { id: true, fullName: true, email: true, company: true } as const

/** Lists active clients by name, email, or company. Returns none if the actor may not write first. */
export async function listWritableClients(actor: Actor, search: string): Promise<WritableClient[]> {
  const contains = { contains: search, mode: 'insensitive' } as const
  return db().profile.findMany({
    where: {
      AND: [
        writableBy(actor),
        search ? { OR: [{ fullName: contains }, { email: contains }, { company: contains }] } : {},
      ],
    },
    select: writableClientFields,
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxListed,
  })
}
