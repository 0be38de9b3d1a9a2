import { accessFromTime, shownSeconds } from '@/lib/booking/access-details/limits'
import { retentionDays } from '@/lib/platform/data/retention'
import type { BookingStatus } from '@/prisma/generated/enums'

export const accessTitle = 'Access details'
export const addAccessText = 'Add access details'
/** Folds the details away while a client books. */
export const wayInText = 'How we get in'
/** The id of its form on the booking's page. */
export const addAccessId = 'add-access-details'
export const showAccessText = 'Show access details'
export const holdAccessText = 'Hold to show access details'
export const pressAgainText = 'Press again to show them'
export const heldAccessHint = `Hold the button, or press it twice. Each view is recorded, and hides after ${shownSeconds} seconds.`
export const personalPinText = 'Enter the 7-digit CBS code, never your own 4-digit PIN'
export const noAccessDetailsText = 'No access details have been added.'
export const unreadableDetailsText =
  'The saved access details can no longer be read. Please enter them again.'
export const accessSavedText = 'Access details saved'
export const accessRemovedText = 'Access details removed'
export const accessOverText = 'The shoot is over, so the access details can no longer be viewed.'
export const accessCancelledText = "The shoot was cancelled, so the access details can't be viewed."
export const notEditableText = 'Access details can only be changed until the shoot ends.'

/** What a photographer reads before the details can be viewed. @param from with its time zone */
export function accessFromText(from: string): string {
  return `Access details were added. You can view them from ${from}.`
}

const photographersWindow = `from ${accessFromTime} on the day before until the shoot ends`
const deletionText = `They're deleted ${retentionDays.accessDetails} days later.`

/** Who can view the details, for the person who enters them. */
export const whoSeesTexts = {
  CLIENT: `Encrypted. Only you and the shoot's photographer can view them; your photographer only ${photographersWindow}. ${deletionText}`,
  PHOTOGRAPHER: `Encrypted. Only the client and you can view them; you only ${photographersWindow}. ${deletionText}`,
} as const

export const lockboxKindTexts = {
  SUPRA: 'Supra',
  SHACKLE: 'Shackle code',
  COMBINATION: 'Combination',
  OTHER: 'Other',
} as const

/** The label of the code's field, by the kind of lockbox. */
export const lockboxCodeTexts = {
  '': 'Lockbox code',
  SUPRA: 'CBS code',
  SHACKLE: 'Shackle code',
  COMBINATION: 'Combination',
  OTHER: 'Code or where the key is',
} as const

export const occupancyTexts = {
  VACANT: 'Vacant',
  OWNER: 'Occupied by the owner',
  TENANT: 'Occupied by a tenant',
} as const

/** What a person did with the details, in a booking's history. */
export const accessActs = {
  'access-details.viewed': 'viewed the access details',
  'access-details.saved': 'saved the access details',
  'access-details.removed': 'removed the access details',
} as const

/** Why a photographer can't view the details of a booking now. @param from when they can, with its time zone */
export function explainStage(
  status: BookingStatus,
  stage: 'before' | 'open' | 'after',
  from: string,
): string {
  if (status === 'CANCELLED') return accessCancelledText
  return stage === 'before' ? accessFromText(from) : accessOverText
}
