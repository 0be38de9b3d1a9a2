import type { ReactNode } from 'react'
import { HomeLogo } from '@/components/people/accounts/home-logo'

type LonePageProps = {
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  title: string
  /** Shown in the top right corner. */
  corner: ReactNode
  /** Beside the text. */
  aside: ReactNode
  children: ReactNode
}

/** A page outside the shell: a large heading beside a photo. */
export function LonePage({ studio, title, corner, aside, children }: LonePageProps) {
  return (
    <div className="mx-auto grid min-h-(--page) max-w-360 grid-rows-[auto_1fr_auto] px-5 fold:px-10">
      <header className="flex min-h-18 items-center justify-between gap-4">
        <HomeLogo studio={studio} />
        <div className="flex items-center gap-3 text-ink-2">{corner}</div>
      </header>
      <main className="grid items-center gap-8 pt-6 pb-10 fold:grid-cols-2 fold:gap-18 fold:pt-8 fold:pb-12">
        <div className="grid min-w-0 justify-items-start gap-5">
          <h1 className="max-w-[13ch] font-serif text-[clamp(2.75rem,5vw,4.5rem)] leading-none font-light tracking-[-0.03em] text-balance">
            {title}
          </h1>
          {children}
        </div>
        {aside}
      </main>
      <footer className="t-label flex min-h-16 flex-wrap items-center gap-x-8 border-t max-fold:py-4">
        <span>{studio.hours}</span>
        <span>{studio.supportEmail}</span>
      </footer>
    </div>
  )
}

/** The paragraph under the heading. */
export function LoneLead({ children }: { children: ReactNode }) {
  return <p className="max-w-[44ch] text-base text-ink-2">{children}</p>
}
