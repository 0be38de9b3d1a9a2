import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canWriteFirst } from '@/lib/messaging/policy'
import type { WritableClient } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

/** More are found by searching. */
const maxListed = 20

const fields = { id: true, fullName: true, email: true, company: true } as const

/** Active clients by name, those whose name, address or company holds the words; none for who may not write first. */
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

/** One of them; null when there is none, or none the actor may write to. */
export async function findWritableClient(actor: Actor, clientId: string): Promise<WritableClient | null> {
  return db().profile.findFirst({ where: { AND: [{ id: clientId }, writableBy(actor)] }, select: fields })
}

function writableBy(actor: Actor): Prisma.ProfileWhereInput {
  return canWriteFirst(actor) ? { role: 'CLIENT', accountStatus: 'ACTIVE' } : { id: { in: [] } }
}
