import type { ContactKind, ContactNotice } from '@/prisma/generated/enums'
import { maxContacts } from './limits'

export const contactsTitle = 'People to keep informed'
export const addContactText = 'Add person'
export const contactAddedText = 'Person added'
export const contactRemovedText = 'Person removed'
export const noticesSavedText = 'Notices saved'
export const mutedText = "Unsubscribed, so they won't get emails"
export const contactNameText = 'Enter a name'
export const noticesText = 'Choose at least one notice'
export const knownContactText = 'This address is already on the list.'
export const tooManyContactsText = `You can keep up to ${maxContacts} people informed.`
export const contactsClosedText = 'This shoot was cancelled, so nobody can be added.'
export const contactGoneText = 'This person is no longer on the list.'

export const kindNames: Record<ContactKind, string> = { ASSISTANT: 'Assistant', SELLER: 'Seller' }

export const noticeNames: Record<ContactNotice, string> = {
  CONFIRMED: 'Booking confirmed',
  MOVED: 'Rescheduled or cancelled',
  PHOTOS_READY: 'Photos ready',
  INSTRUCTIONS: 'Changed instructions',
  ON_THE_WAY: 'Photographer on the way',
}

/** `Booking confirmed, Photos ready`; `No notices` for none. */
export function listNotices(notices: readonly ContactNotice[]): string {
  return notices.map((notice) => noticeNames[notice]).join(', ') || 'No notices'
}

/** What an email to a contact is called; with the street its subject. */
export const newsTitles = {
  confirmed: 'Photo shoot confirmed',
  rescheduled: 'Photo shoot rescheduled',
  cancelled: 'Photo shoot cancelled',
  'photos-ready': 'Photos ready',
  instructions: 'Instructions changed',
  'on-the-way': noticeNames.ON_THE_WAY,
} as const

/** `Photo shoot confirmed: 1418 Alder Ridge Lane` */
export function newsSubject(news: keyof typeof newsTitles, street: string): string {
  return `${newsTitles[news]}: ${street}`
}
