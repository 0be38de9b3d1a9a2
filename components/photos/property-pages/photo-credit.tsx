import { creditText } from '@/lib/photos/property-pages/words'
import { zoneClasses } from './property-frame'

/** Who took the photos, and under which license they are shown, if that's known. */
export function PhotoCredit({ studioName, license }: { studioName: string; license: string | null }) {
  return (
    <footer className={`${zoneClasses} py-8 text-xs text-ink-2`}>
      <p>{[creditText(studioName), license].filter(Boolean).join('. ')}</p>
    </footer>
  )
}
