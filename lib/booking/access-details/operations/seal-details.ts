import 'server-only'
import { AccessDetails } from '@/lib/booking/access-details/schema'
import { openSealedText, sealText } from '@/lib/platform/secrets/sealed-text'

const purpose = 'access details'
const typedPurpose = 'typed access details'

export function sealDetails(bookingId: string, details: AccessDetails): string {
  return sealText(JSON.stringify(details), purpose, bookingId)
}

/** Returns null if AUTH_SECRET has changed since. */
export function openDetails(bookingId: string, sealed: string): AccessDetails | null {
  return parse(openSealedText(sealed, purpose, bookingId))
}

/** Encrypts what a person has typed, for their own browser to keep until the booking is made. */
export function sealTypedDetails(profileId: string, details: AccessDetails): string {
  return sealText(JSON.stringify(details), typedPurpose, profileId)
}

/** Returns null unless this person typed it. */
export function openTypedDetails(profileId: string, sealed: string): AccessDetails | null {
  return parse(openSealedText(sealed, typedPurpose, profileId))
}

function parse(text: string | null): AccessDetails | null {
  return text === null ? null : AccessDetails.parse(JSON.parse(text))
}
