import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { providedStudio } from '@/e2e/support/provided-studio'
import type { PrismaClient } from '@/prisma/generated/client'

export const sessionCookieName = 'authjs.session-token'

type Account = { userId: string; sessionVersion?: number }

const sessionMs = 24 * 60 * 60_000

/** Creates the session an account gets by signing in, without the second that password hashing takes. */
export async function mintSession(
  database: PrismaClient,
  authSecret: string,
  { userId, sessionVersion = 1 }: Account,
): Promise<string> {
  const secret = randomUUID()
  await database.session.create({
    data: {
      userId,
      sessionVersion,
      secretHash: createHash('sha256').update(secret).digest('hex'),
      expiresAt: new Date(Date.now() + sessionMs),
    },
    select: { id: true },
  })
  const claim = { userId, sessionVersion, secret }
  return encode({ token: { claim }, secret: authSecret, salt: sessionCookieName })
}

/** Returns the session cookie as the portal sets it. */
export function sessionCookieWith(value: string) {
  return {
    name: sessionCookieName,
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
}

/** Signs the page's browser in to the account with this email. Doesn't navigate. */
export async function openSession(page: Page, database: PrismaClient, email: string): Promise<void> {
  await page.context().addCookies([sessionCookieWith(await mintSessionOf(database, email))])
}

/** Creates a session of the account with this email. */
export async function mintSessionOf(database: PrismaClient, email: string): Promise<string> {
  const { id: userId, sessionVersion } = await database.user.findUniqueOrThrow({
    where: { email },
    select: { id: true, sessionVersion: true },
  })
  return mintSession(database, providedStudio().authSecret, { userId, sessionVersion })
}
