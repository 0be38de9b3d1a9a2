import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { bookableBy } from '@/lib/people/clients/policy'
import { db } from '@/lib/platform/data/db'

export type BookableClient = { id: string; fullName: string; email: string }

/** Returns a client whom the actor can book for; null for any other. Cached per request. */
export const findBookableClient = cache(
  async (actor: Actor, clientId: string): Promise<BookableClient | null> => {
    if (!z.uuid().safeParse(clientId).success) return null
    return db().profile.findFirst({
      where: { AND: [{ id: clientId }, bookableBy(actor)] },
      select: { id: true, fullName: true, email: true },
    })
  },
)
