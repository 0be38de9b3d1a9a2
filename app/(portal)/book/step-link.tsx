'use client'

import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { pushAddress } from '@/components/ui/page-address'

/** The way back: a step of this wizard, shown without asking the server, but an ordinary link for a new tab. */
export function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton
      href={href}
      prefetch={false}
      variant="quiet"
      wide
      icon={<ArrowLeft className="icon" aria-hidden="true" />}
      onNavigate={(event) => {
        event.preventDefault()
        pushAddress(href)
      }}
    >
      {children}
    </LinkButton>
  )
}
