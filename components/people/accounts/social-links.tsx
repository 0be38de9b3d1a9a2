import type { ReactNode } from 'react'
import { IconLink } from '@/components/ui/icon-button'

/** The icon library has no brand icons; these follow its grid and stroke. */
function BrandIcon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      {children}
    </svg>
  )
}

const networks = [
  {
    label: 'TikTok',
    href: 'https://www.tiktok.com',
    icon: (
      <BrandIcon>
        <path d="m19 6-5.2-3.9a.5.5 0 0 0-.8.4V18" />
        <circle cx="9" cy="18" r="4" />
      </BrandIcon>
    ),
  },
  {
    label: 'Instagram',
    href: 'https://www.instagram.com',
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
    href: 'https://www.facebook.com',
    icon: (
      <BrandIcon>
        <path d="M14 21v-8h3l.6-3.5H14V7.4c0-1 .4-1.8 1.9-1.8h1.8V2.6A18 18 0 0 0 15.3 2.5C12.6 2.5 10.7 4.1 10.7 7v2.5H7.7V13h3v8z" />
      </BrandIcon>
    ),
  },
]

/** Links to the networks' home pages. */
export function SocialLinks() {
  return (
    <div className="-ml-2.5 flex gap-1">
      {networks.map(({ label, href, icon }) => (
        <IconLink key={label} label={label} href={href} icon={icon} rel="noreferrer" prefetch={false} />
      ))}
    </div>
  )
}
