import 'server-only'
import { env } from '@/lib/platform/environment/env'
import type { Prisma } from '@/prisma/generated/client'

/** Whether someone may sign in to the demo's accounts, whose password is published. */
export const mayEnterDemo = () => env().NORTHLIGHT_DEMO

/** Selects all accounts where the demo is on, and elsewhere those that aren't the demo's. */
export function withoutClosedDemo(): { isDemo?: false } {
  return mayEnterDemo() ? {} : { isDemo: false }
}

/** Selects the accounts that someone can be signed in to. */
export function mayBeSignedIn(): Prisma.UserWhereInput {
  return { emailVerifiedAt: { not: null }, ...withoutClosedDemo() }
}
