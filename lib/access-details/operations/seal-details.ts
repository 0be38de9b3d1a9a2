import 'server-only'
import { AccessDetails } from '@/lib/access-details/schema'
import { openSealedText, sealText } from '@/lib/platform/sealed-text'

const purpose = 'access details'

export function sealDetails(bookingId: string, details: AccessDetails): string {
  return sealText(JSON.stringify(details), purpose, bookingId)
}

/** Returns null if AUTH_SECRET has changed since. */
export function openDetails(bookingId: string, sealed: string): AccessDetails | null {
  const text = openSealedText(sealed, purpose, bookingId)
  return text === null ? null : AccessDetails.parse(JSON.parse(text))
}
