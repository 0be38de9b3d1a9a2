import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/environment/env'
import { claimedFields, isSignedToken, signToken } from '@/lib/platform/secrets/signed-token'
import type { Prisma } from '@/prisma/generated/client'

const purpose = 'pay-share'

/** Returns the path at which whoever has no account pays a share. */
export function payPath(invoiceId: string): string {
  return `/bill/${signToken(purpose, [invoiceId])}`
}

export function payLink(invoiceId: string): string {
  return `${env().APP_URL}${payPath(invoiceId)}`
}

/** The share that a link shows and pays. Nothing if this server didn't sign it, once the share is voided, and if a statement collects it. */
export function payableWith(token: string): Prisma.InvoiceWhereInput {
  const id = z.uuid().safeParse(claimedFields(token)[0])
  const isOwn = id.success && isSignedToken(token, purpose)
  return {
    id: { in: isOwn ? [id.data] : [] },
    payerEmail: { not: null },
    isCollected: false,
    status: { not: 'VOID' },
  }
}
