import type { ViewerRole } from '@/components/shell/navigation'
import { nameOfOrigin } from '@/components/shell/trail-to'
import { TextLink } from '@/components/ui/text-link'
import { sitePath } from '@/lib/platform/web/site-path'

type BackLinkProps = {
  /** The address of the previous page, as given in the URL. */
  from: unknown
  /** The target when `from` isn't a page of the portal. */
  fallback: string
  role: ViewerRole
}

/** A link back to the previous page, labeled with that page's name. */
export function BackLink({ from, fallback, role }: BackLinkProps) {
  const origin = sitePath(from)
  const name = origin && nameOfOrigin(origin, role)
  const href = origin && name ? origin : fallback
  return (
    <TextLink href={href} icon="arrow-left">
      Back to {name ?? nameOfOrigin(fallback, role)}
    </TextLink>
  )
}
