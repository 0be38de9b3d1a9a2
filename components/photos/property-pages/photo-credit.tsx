import { creditText } from '@/lib/photos/property-pages/words'

/** Who took the photos, and under which license they are shown, if that's known. */
export function PhotoCredit({ studioName, license }: { studioName: string; license: string | null }) {
  return <p>{[creditText(studioName), license].filter(Boolean).join('. ')}</p>
}
