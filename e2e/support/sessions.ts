import type { Page } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { runVariable } from '@/e2e/support/run-environment'
import type { PrismaClient } from '@/prisma/generated/client'

export const sessionCookieName = 'authjs.session-token'

type Account = { userId: string; sessionVersion?: number }

/** The session an account gets by signing in, made without the second that its password would take. */
export function mintSession(authSecret: string, { userId, sessionVersion = 1 }: Account): Promise<string> {
  const claim = { userId, sessionVersion }
  return encode({ token: { claim }, secret: authSecret, salt: sessionCookieName })
}

/** The cookie that holds a session, as the portal sets it. */
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

/** Opens a session of the account with this address in the page's browser; the page stays where it is. */
export async function openSession(page: Page, database: PrismaClient, email: string): Promise<void> {
  const { id: userId, sessionVersion } = await database.user.findUniqueOrThrow({
    where: { email },
    select: { id: true, sessionVersion: true },
  })
  const session = await mintSession(runVariable('E2E_AUTH_SECRET'), { userId, sessionVersion })
  await page.context().addCookies([sessionCookieWith(session)])
}
