import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { claimedFields, isSignedToken, signToken } from '@/lib/platform/signed-token'

const purpose = 'pay-share'

/** Returns the path at which whoever has no account pays a share. */
export function payPath(invoiceId: string): string {
  return `/bill/${signToken(purpose, [invoiceId])}`
}

export function payLink(invoiceId: string): string {
  return `${env().APP_URL}${payPath(invoiceId)}`
}

/** Returns the id of the invoice that a link pays; null if this server didn't sign it. */
export function readPayToken(token: string): string | null {
  const id = z.uuid().safeParse(claimedFields(token)[0])
  return id.success && isSignedToken(token, purpose) ? id.data : null
}
