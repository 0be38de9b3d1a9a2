import type { ReactNode } from 'react'
import { HomeLogo } from '@/components/people/accounts/home-logo'
import { Emphasized } from '@/components/ui/emphasized'
import type { IconSource } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/text-link'

/** The studio's pages on social networks. */
type Links = { tiktokUrl: string | null; instagramUrl: string | null; facebookUrl: string | null }

type SplitPageProps = {
  studio: {
    name: string
    logoUrl: string | null
    address: string | null
    hours: string
    headline: string | null
  } & Links
  /** Shown in the top right corner; by default a link to the portfolio. */
  corner?: ReactNode
  /** Fills the panel beside the form, which shows the studio's headline with or without it. */
  picture: ReactNode
  children: ReactNode
}

/** A page outside the shell: a form beside a large picture, which moves above it on narrow screens. */
export function SplitPage({ studio, corner, picture, children }: SplitPageProps) {
  return (
    <div className="grid min-h-(--page) grid-cols-1 max-fold:grid-rows-[auto_1fr] fold:grid-cols-[minmax(0,1.25fr)_minmax(28rem,1fr)]">
      <figure className="relative h-60 fold:sticky fold:top-0 fold:h-(--page) fold:py-4 fold:pl-4">
        <div className="relative h-full overflow-hidden bg-night fold:rounded-print">
          {picture}
          <div className="absolute inset-x-0 top-1/5 bottom-0 bg-[linear-gradient(180deg,transparent,oklch(0.14_0.012_260/0.72))] fold:top-2/5" />
          <figcaption className="absolute right-4 bottom-5 left-5 text-white text-shadow-[0_1px_18px_rgb(0_0_0/0.65)] fold:right-8 fold:bottom-6 fold:left-7">
            <p className="max-w-[13ch] font-serif text-[2.25rem] leading-none font-light tracking-[-0.03em] fold:text-[clamp(2.5rem,4.2vw,4.25rem)]">
              <Emphasized text={studio.headline ?? studio.name} />
            </p>
          </figcaption>
        </div>
      </figure>
      <main className="flex max-w-160 flex-col gap-8 px-5 pt-6 pb-10 fold:px-[clamp(1.25rem,5vw,5rem)] fold:pt-8">
        <div className="flex items-center justify-between gap-4">
          <HomeLogo studio={studio} />
          <span className="text-ink-2">{corner ?? <TextLink href="/portfolio">Portfolio</TextLink>}</span>
        </div>
        <div className="my-auto grid gap-4">{children}</div>
        <div className="flex items-center justify-between gap-4">
          <SocialLinks links={studio} />
          <span className="t-label ml-auto text-right">{studio.address ?? studio.hours}</span>
        </div>
      </main>
    </div>
  )
}

/** The icon library has no brand icons; these follow its grid and stroke. */
function BrandIcon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      {children}
    </svg>
  )
}

const networks: { label: string; setting: keyof Links; icon: IconSource }[] = [
  {
    label: 'TikTok',
    setting: 'tiktokUrl',
    icon: (
      <BrandIcon>
        <path d="m19 6-5.2-3.9a.5.5 0 0 0-.8.4V18" />
        <circle cx="9" cy="18" r="4" />
      </BrandIcon>
    ),
  },
  {
    label: 'Instagram',
    setting: 'instagramUrl',
    icon: (
      <BrandIcon>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" />
      </BrandIcon>
    ),
  },
  {
    label: 'Facebook',
    setting: 'facebookUrl',
    icon: (
      <BrandIcon>
        <path d="M14 21v-8h3l.6-3.5H14V7.4c0-1 .4-1.8 1.9-1.8h1.8V2.6A18 18 0 0 0 15.3 2.5C12.6 2.5 10.7 4.1 10.7 7v2.5H7.7V13h3v8z" />
      </BrandIcon>
    ),
  },
]

/** Links to the studio's pages on the networks that it named. */
function SocialLinks({ links }: { links: Links }) {
  return (
    <div className="-ml-2.5 flex gap-1">
      {networks.map(({ label, setting, icon }) => {
        const href = links[setting]
        if (!href) return null
        return (
          <IconLink key={label} label={label} href={href} icon={icon} rel="noreferrer" prefetch={false} />
        )
      })}
    </div>
  )
}
