import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canWriteFirst } from '@/lib/messaging/policy'
import type { WritableClient } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

/** The others are found by searching. */
const maxListed = 20

const fields = { id: true, fullName: true, email: true, company: true } as const

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
    select: fields,
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxListed,
  })
}

/** Returns an active client; null if the actor may not write to them. */
export async function findWritableClient(actor: Actor, clientId: string): Promise<WritableClient | null> {
  return db().profile.findFirst({ where: { AND: [{ id: clientId }, writableBy(actor)] }, select: fields })
}

function writableBy(actor: Actor): Prisma.ProfileWhereInput {
  return canWriteFirst(actor) ? { role: 'CLIENT', accountStatus: 'ACTIVE' } : { id: { in: [] } }
}
