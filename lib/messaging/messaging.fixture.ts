import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import type { Role } from '@/prisma/generated/enums'

/** A studio with two photographers and two clients. */
export async function makeConversationPeople() {
  const studio = {
    id: 1,
    name: 'Northlight',
    supportEmail: 'studio@northlight.test',
    timeZone: 'America/New_York',
  }
  await db().studioSettings.create({ data: { ...studio, hours: 'Mon-Fri 9AM-6PM EST' } })
  return {
    client: await createPerson('CLIENT', 'Dana Whitfield'),
    stranger: await createPerson('CLIENT', 'Teo Lindqvist'),
    ava: await createPerson('PHOTOGRAPHER', 'Ava Holt'),
    noah: await createPerson('PHOTOGRAPHER', 'Noah Calloway'),
  }
}

export async function createPerson(role: Role, fullName: string): Promise<Actor> {
  const email = `${randomUUID()}@example.test`
  const user = await db().user.create({
    data: {
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
      profile: { create: { fullName, email, role } },
    },
    select: { id: true, profile: { select: { id: true } } },
  })
  return {
    userId: user.id,
    profileId: user.profile?.id ?? '',
    role,
    status: 'ACTIVE',
    fullName,
    email,
    avatarUrl: null,
  }
}
