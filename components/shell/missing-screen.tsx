import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'

type MissingScreenProps = {
  /** "Booking not found". */
  title: string
  /** What may have happened. */
  children: ReactNode
  backHref: string
  backLabel: string
}

/** Shown for a record that doesn't exist or that the viewer may not see; the two look the same. */
export function MissingScreen({ title, children, backHref, backLabel }: MissingScreenProps) {
  return (
    <div className="grid items-center gap-12 py-6 fold:grid-cols-2 md:py-12">
      <div className="grid content-start justify-items-start gap-4">
        <h1 className="t-display text-[length:clamp(2.75rem,5vw,4.5rem)]">{title}</h1>
        <p className="max-w-[40ch] text-base text-ink-2">{children}</p>
        <LinkButton href={backHref} variant="main" icon="arrow-left">
          {backLabel}
        </LinkButton>
      </div>
      {/* biome-ignore lint/performance/noImgElement: one fixed picture, already at the size it is shown */}
      <img
        src="/pictures/stucco-stair.jpg"
        alt="White wall, a stair and a small tree"
        // Every page includes this screen for `notFound()`, so eager loading would fetch the picture everywhere.
        loading="lazy"
        className="photo aspect-[3/2]"
      />
    </div>
  )
}
