'use client'

import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { pushAddress } from '@/components/ui/page-address'

/** A link back to a step of the wizard. It changes the URL without a request, and still opens in a new tab. */
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
