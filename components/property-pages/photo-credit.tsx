import { creditText } from '@/lib/property-pages/words'
import { zoneClasses } from './property-frame'

/** Who took the photos. */
export function PhotoCredit({ studioName }: { studioName: string }) {
  return (
    <footer className={`${zoneClasses} py-8 text-xs text-ink-2`}>
      <p>{creditText(studioName)}</p>
    </footer>
  )
}
