import 'server-only'
import { z } from 'zod'
import {
  type MailPictureGrant,
  mailPictureLooks,
  mailPictureShapes,
} from '@/lib/photos/deliveries/schema/mail-pictures'
import { env } from '@/lib/platform/environment/env'
import { claimedFields, isSignedToken, signToken } from '@/lib/platform/secrets/signed-token'

const purpose = 'mail-picture'

/** Returns the address of a picture in an email. */
export function mailPictureAddress(grant: MailPictureGrant): string {
  const { readerId, photoId, shape, look, lastDay } = grant
  const token = signToken(purpose, [readerId, photoId, shape, look, lastDay])
  return `${env().APP_URL}/api/mail/pictures/${token}`
}

/** Returns what an address stands for; null unless this server signed it and its last day isn't over. */
export function readMailPictureToken(token: string, today: string): MailPictureGrant | null {
  if (!isSignedToken(token, purpose)) return null
  const [readerId, photoId, shape, look, lastDay] = claimedFields(token)
  const { data } = Grant.safeParse({ readerId, photoId, shape, look, lastDay })
  return data && data.lastDay >= today ? data : null
}

const Grant = z.object({
  readerId: z.uuid(),
  photoId: z.uuid(),
  shape: z.enum(mailPictureShapes),
  look: z.enum(mailPictureLooks),
  lastDay: z.iso.date(),
})
