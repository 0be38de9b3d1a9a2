import { z } from 'zod'
import { emailAddressText, tooLongText } from '@/lib/platform/words'
import type { ContactKind, ContactNotice } from '@/prisma/generated/enums'
import { contactNameLimit } from './limits'
import { contactKinds, noticesOf } from './rules'
import { contactNameText, noticesText } from './words'

const noticesInOrder = [
  'CONFIRMED',
  'MOVED',
  'PHOTOS_READY',
  'INSTRUCTIONS',
  'ON_THE_WAY',
] as const satisfies ContactNotice[]

const notices = z
  .array(z.enum(noticesInOrder))
  .max(noticesInOrder.length)
  .default([])
  .transform((chosen) => noticesInOrder.filter((notice) => chosen.includes(notice)))

/** A person to inform. Sellers get no notice about photos, whatever was chosen. */
export const AddContact = z
  .object({
    bookingId: z.uuid(),
    // Control characters could add email headers.
    name: z
      .string()
      .trim()
      .min(1, contactNameText)
      .max(contactNameLimit, tooLongText('The name', contactNameLimit))
      .regex(/^\P{Cc}*$/u, contactNameText),
    email: z.string().trim().toLowerCase().max(254, emailAddressText).pipe(z.email(emailAddressText)),
    kind: z.enum(contactKinds),
    notices,
  })
  .transform((contact) => ({ ...contact, notices: noticesOf(contact.kind, contact.notices) }))
  .refine((contact) => contact.notices.length > 0, { path: ['notices'], message: noticesText })
export type AddContact = z.output<typeof AddContact>

export const ContactReference = z.object({ contactId: z.uuid() })

export const ChangeNotices = z.object({ contactId: z.uuid(), notices })
export type ChangeNotices = z.output<typeof ChangeNotices>

/** A person whom the client wants informed. */
export type Contact = {
  id: string
  name: string
  email: string
  kind: ContactKind
  notices: ContactNotice[]
  /** Whether they unsubscribed. */
  isMuted: boolean
}

/** What the client sees of a booking's contacts. */
export type BookingContacts = { contacts: Contact[]; canAdd: boolean }

/** What happened to a shoot. */
export type ContactNews =
  | 'confirmed'
  | 'rescheduled'
  | 'cancelled'
  | 'photos-ready'
  | 'instructions'
  | 'on-the-way'
