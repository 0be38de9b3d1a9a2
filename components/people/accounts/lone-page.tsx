import type { ReactNode } from 'react'
import { AccountPhoto } from '@/components/people/accounts/account-photo'
import { HomeLogo } from '@/components/people/accounts/home-logo'
import type { AccountPicture } from '@/components/people/accounts/pictures'

type LonePageProps = {
  studio: { name: string; logoUrl: string | null; hours: string; supportEmail: string }
  title: string
  /** Shown in the top right corner. */
  corner: ReactNode
  /** The photo beside the text; without it, `aside` is shown. */
  picture?: AccountPicture
  aside?: ReactNode
  children: ReactNode
}

/** A page outside the shell: a large heading beside a photo. */
export function LonePage({ studio, title, corner, picture, aside, children }: LonePageProps) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-360 grid-rows-[auto_1fr_auto] px-5 fold:px-10">
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
        {picture ? <Picture name={picture} /> : aside}
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

function Picture({ name }: { name: AccountPicture }) {
  return (
    <figure className="relative aspect-3/2 overflow-hidden rounded-print bg-shade fold:aspect-[4/3.4]">
      <AccountPhoto name={name} sizes="(width >= 901px) 45vw, 100vw" />
    </figure>
  )
}
