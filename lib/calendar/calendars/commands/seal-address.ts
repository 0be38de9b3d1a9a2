import 'server-only'
import { openSealedText, sealText } from '@/lib/platform/secrets/sealed-text'

const purpose = 'calendar address'

export function sealAddress(photographerId: string, address: string): string {
  return sealText(address, purpose, photographerId)
}

/** Returns null if AUTH_SECRET has changed since. */
export function openAddress(photographerId: string, sealed: string): string | null {
  return openSealedText(sealed, purpose, photographerId)
}
