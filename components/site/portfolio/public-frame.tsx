import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shell/skip-link'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'

type PublicStudio = {
  name: string
  logoUrl: string | null
  hours: string
  supportEmail: string
  address: string | null
}

const sections = [
  { href: '/portfolio#work', label: 'Work' },
  { href: '/portfolio#services', label: 'Services' },
  { href: '/portfolio#equipment', label: 'Equipment' },
]

/** The width and padding of every section of the public pages. */
export const zoneClasses = 'mx-auto max-w-360 px-5 @3xl:px-10'

type PublicFrameProps = {
  studio: PublicStudio
  /** Links to the studio's terms and policy. */
  legal: ReactNode
  children: ReactNode
}

/** The header and footer of the public pages for visitors who aren't signed in. */
export function PublicFrame({ studio, legal, children }: PublicFrameProps) {
  return (
    <div className="@container">
      <SkipLink />
      <header className={`${zoneClasses} flex h-15 items-center gap-3 @3xl:h-18 @3xl:gap-8`}>
        <HomeLink studio={studio} />
        <nav aria-label="Portfolio" className="ml-auto flex flex-none items-center gap-4 @3xl:gap-7">
          {sections.map(({ href, label }) => (
            <NavLink key={href} href={href} narrow={false}>
              {label}
            </NavLink>
          ))}
          <NavLink href="/auth" narrow>
            Sign in
          </NavLink>
          <LinkButton href="/book" prefetch={false} variant="main">
            Book a Shoot
          </LinkButton>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer
        className={`${zoneClasses} flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-xs text-ink-2`}
      >
        <HomeLink studio={studio} />
        <span>{studio.hours}</span>
        <a
          href={`mailto:${studio.supportEmail}`}
          className="inline-flex min-h-6 items-center hover:underline hover:decoration-1 hover:underline-offset-[0.3em]"
        >
          {studio.supportEmail}
        </a>
        {studio.address && <span>{studio.address}</span>}
        {legal}
      </footer>
    </div>
  )
}

function HomeLink({ studio: { name, logoUrl } }: { studio: PublicStudio }) {
  return (
    <Link
      href="/portfolio"
      aria-label={`${name}, home`}
      className="inline-flex min-h-11 min-w-0 items-center text-ink"
    >
      <Logo name={name} logoUrl={logoUrl} />
    </Link>
  )
}

function NavLink({ href, narrow, children }: { href: string; narrow: boolean; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={`${narrow ? 'inline-flex' : 'hidden @3xl:inline-flex'} min-h-11 items-center hover:underline hover:decoration-1 hover:underline-offset-[0.3em]`}
    >
      {children}
    </Link>
  )
}
