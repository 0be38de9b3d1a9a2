import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type GalleryBandProps = {
  /** What the band is about, for assistive technology. */
  label: string
  title: string
  /** Beside the text: an amount, or what can be done. */
  side?: ReactNode
  /** Below both. */
  below?: ReactNode
  isAlone: boolean
  children: ReactNode
}

/** Says below the cover how things stand: what is to pay, that the photos are unlocked, or why they aren't. */
export function GalleryBand({ label, title, side, below, isAlone, children }: GalleryBandProps) {
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <section
      aria-label={label}
      className="mx-(--pad) mt-8 grid items-center gap-x-16 gap-y-5 border-t border-b border-t-ink border-b-line pt-5 pb-6 md:mt-14 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid justify-items-start gap-1.5">
        <Heading className="t-head text-[2rem] leading-9 font-[350] tracking-[-0.02em]">{title}</Heading>
        {children}
      </div>
      {side && (
        <div className={mergeClasses('flex flex-wrap items-center gap-x-7 gap-y-3 md:justify-end')}>
          {side}
        </div>
      )}
      {below && <div className="md:col-span-2">{below}</div>}
    </section>
  )
}
