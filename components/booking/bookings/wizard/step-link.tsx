'use client'

import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pushAddress } from '@/components/ui/page-address'

/** A link back to a step of the wizard. It changes the URL without a request, and still opens in a new tab. */
export function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton
      href={href}
      prefetch={false}
      variant="quiet"
      wide
      icon={<Icon name="arrow-left" />}
      onNavigate={(event) => {
        event.preventDefault()
        pushAddress(href)
      }}
    >
      {children}
    </LinkButton>
  )
}
