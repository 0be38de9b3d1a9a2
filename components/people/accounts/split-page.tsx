import type { ReactNode } from 'react'
import { AccountPhoto } from '@/components/people/accounts/account-photo'
import { HomeLogo } from '@/components/people/accounts/home-logo'
import type { AccountPicture } from '@/components/people/accounts/pictures'
import { SocialLinks } from '@/components/people/accounts/social-links'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextLink } from '@/components/ui/text-link'
import { slogan } from '@/lib/people/accounts/words/sign-in'

type SplitPageProps = {
  studio: { name: string; logoUrl: string | null; address: string | null; hours: string }
  /** Shown in the top right corner; by default a link to the portfolio. */
  corner?: ReactNode
  /** Replaces the sign-in page's photo and its slogan. */
  picture?: AccountPicture
  children: ReactNode
}

/** A page outside the shell: a form beside a large photo, which moves above it on narrow screens. */
export function SplitPage({ studio, corner, picture, children }: SplitPageProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 max-fold:grid-rows-[auto_1fr] fold:grid-cols-[minmax(0,1.25fr)_minmax(28rem,1fr)]">
      <Picture name={picture ?? 'alderRidge'} className={picture ? 'h-44' : 'h-60'}>
        {picture ? null : <Slogan />}
      </Picture>
      <main className="flex max-w-160 flex-col gap-8 px-5 pt-6 pb-10 fold:px-[clamp(1.25rem,5vw,5rem)] fold:pt-8">
        <div className="flex items-center justify-between gap-4">
          <HomeLogo studio={studio} />
          <span className="text-ink-2">{corner ?? <TextLink href="/portfolio">Portfolio</TextLink>}</span>
        </div>
        <div className="my-auto grid gap-4">{children}</div>
        <div className="flex items-center justify-between gap-4">
          <SocialLinks />
          <span className="t-label text-right">{studio.address ?? studio.hours}</span>
        </div>
      </main>
    </div>
  )
}

function Picture(props: { name: AccountPicture; className: string; children: ReactNode }) {
  return (
    <figure
      className={mergeClasses(
        'relative fold:sticky fold:top-0 fold:h-dvh fold:py-4 fold:pl-4',
        props.className,
      )}
    >
      <div className="relative h-full overflow-hidden bg-shade fold:rounded-print">
        <AccountPhoto name={props.name} sizes="(width >= 901px) 56vw, 100vw" />
        {props.children}
      </div>
    </figure>
  )
}

function Slogan() {
  return (
    <>
      <div className="absolute inset-x-0 top-1/5 bottom-0 bg-[linear-gradient(180deg,transparent,oklch(0.14_0.012_260/0.72))] fold:top-2/5" />
      <figcaption className="absolute right-4 bottom-5 left-5 text-white text-shadow-[0_1px_18px_rgb(0_0_0/0.65)] fold:right-8 fold:bottom-6 fold:left-7">
        <p className="max-w-[13ch] font-serif text-[2.25rem] leading-none font-light tracking-[-0.03em] fold:text-[clamp(2.5rem,4.2vw,4.25rem)]">
          {slogan}
        </p>
        <span className="mt-5 block text-xs max-fold:hidden">
          1418 Alder Ridge Lane, Asheville, North Carolina
        </span>
      </figcaption>
    </>
  )
}
