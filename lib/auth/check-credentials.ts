import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import { verifyPassword } from './password'

const Credentials = z.object({ email: z.string().max(255), password: z.string().max(128) })

/**
 * The user behind an address and a password, or null. Takes as long for an unknown address as for a wrong password,
 * and answers null for an address that is not verified: the sign-in form tells that apart only after the password was right.
 */
export async function checkCredentials(input: unknown): Promise<{ id: string; sessionVersion: number } | null> {
  const parsed = Credentials.safeParse(input)
  if (!parsed.success) return null
  const user = await db().user.findUnique({
    where: { email: parsed.data.email.trim() },
    select: { id: true, passwordHash: true, sessionVersion: true, emailVerifiedAt: true },
  })
  const matches = await verifyPassword(user?.passwordHash ?? null, parsed.data.password)
  if (!user || !matches || !user.emailVerifiedAt) return null
  return { id: user.id, sessionVersion: user.sessionVersion }
}
