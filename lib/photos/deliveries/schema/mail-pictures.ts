import { z } from 'zod'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/** The cover is as wide as the email; the others stand in a row of three. */
export const mailPictureShapes = ['cover', 'row'] as const
export type MailPictureShape = (typeof mailPictureShapes)[number]

/** `clear`: the full photo, while its reader opens it. `free`: only what a locked delivery shows. */
export const mailPictureLooks = ['clear', 'free'] as const
export type MailPictureLook = (typeof mailPictureLooks)[number]

/** What the address of a picture in an email stands for. */
export type MailPictureGrant = {
  /** The profile of the email's reader. */
  readerId: string
  photoId: string
  shape: MailPictureShape
  look: MailPictureLook
  /** The last day on which the address works, in the studio's time zone. */
  lastDay: CalendarDate
}

export const MailPictureToken = z.object({ token: z.string().max(300) })
