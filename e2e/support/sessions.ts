import type { Page } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { providedStudio } from '@/e2e/support/provided-studio'
import type { PrismaClient } from '@/prisma/generated/client'

export const sessionCookieName = 'authjs.session-token'

type Account = { userId: string; sessionVersion?: number }

/** Creates the session token an account gets by signing in, without the second that password hashing takes. */
export function mintSession(authSecret: string, { userId, sessionVersion = 1 }: Account): Promise<string> {
  const claim = { userId, sessionVersion }
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
  const { id: userId, sessionVersion } = await database.user.findUniqueOrThrow({
    where: { email },
    select: { id: true, sessionVersion: true },
  })
  const session = await mintSession(providedStudio().authSecret, { userId, sessionVersion })
  await page.context().addCookies([sessionCookieWith(session)])
}
