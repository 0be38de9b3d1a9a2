import { pageGoneText, pageGoneTitle } from '@/lib/photos/property-pages/words'
import { PropertyFrame, zoneClasses } from './property-frame'

/** Shown for a page that doesn't exist or isn't public, without saying which. */
export function PageGone() {
  return (
    <PropertyFrame>
      <main
        id="main"
        tabIndex={-1}
        className={`${zoneClasses} grid min-h-dvh content-center gap-4 py-16 outline-none`}
      >
        <h1 className="t-display text-[length:clamp(2.5rem,6vw,4.5rem)]">{pageGoneTitle}</h1>
        <p className="max-w-[44ch] text-base text-ink-2">{pageGoneText}</p>
      </main>
    </PropertyFrame>
  )
}
