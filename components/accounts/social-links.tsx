import type { ReactNode } from 'react'
import { IconLink } from '@/components/ui/icon-button'

/** Brand signs are not part of the icon library; these are drawn to its grid and stroke. */
function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="icon"
    >
      {children}
    </svg>
  )
}

const networks = [
  {
    label: 'TikTok',
    href: 'https://www.tiktok.com',
    sign: (
      <Sign>
        <path d="m19 6-5.2-3.9a.5.5 0 0 0-.8.4V18" />
        <circle cx="9" cy="18" r="4" />
      </Sign>
    ),
  },
  {
    label: 'Instagram',
    href: 'https://www.instagram.com',
    sign: (
      <Sign>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" />
      </Sign>
    ),
  },
  {
    label: 'Facebook',
    href: 'https://www.facebook.com',
    sign: (
      <Sign>
        <path d="M14 21v-8h3l.6-3.5H14V7.4c0-1 .4-1.8 1.9-1.8h1.8V2.6A18 18 0 0 0 15.3 2.5C12.6 2.5 10.7 4.1 10.7 7v2.5H7.7V13h3v8z" />
      </Sign>
    ),
  },
]

/** The networks' front pages, until a studio names its own. */
export function SocialLinks() {
  return (
    <div className="-ml-2.5 flex gap-1">
      {networks.map(({ label, href, sign }) => (
        <IconLink key={label} label={label} href={href} icon={sign} rel="noreferrer" prefetch={false} />
      ))}
    </div>
  )
}
