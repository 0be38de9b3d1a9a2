import { ArrowLeft } from 'lucide-react'
import type { ViewerRole } from '@/components/shell/navigation'
import { nameOfOrigin } from '@/components/shell/trail-to'
import { TextLink } from '@/components/ui/text-link'
import { sitePath } from '@/lib/platform/site-path'

type BackLinkProps = {
  /** As the address gives it: where one came from. */
  from: unknown
  /** Where it leads when the address names no page of the portal. */
  fallback: string
  role: ViewerRole
}

/** The way back to where one came from, called by that page's name. */
export function BackLink({ from, fallback, role }: BackLinkProps) {
  const origin = sitePath(from)
  const name = origin && nameOfOrigin(origin, role)
  const href = origin && name ? origin : fallback
  return (
    <TextLink href={href} icon={<ArrowLeft className="icon-sm" aria-hidden="true" />}>
      Back to {name ?? nameOfOrigin(fallback, role)}
    </TextLink>
  )
}
