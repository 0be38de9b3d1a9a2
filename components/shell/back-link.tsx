import type { ViewerRole } from '@/components/shell/navigation'
import { nameOfOrigin, trailTo } from '@/components/shell/trail-to'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { sitePath } from '@/lib/platform/web/site-path'

type BackLinkProps = {
  /** The address of the previous page, as given in the URL. */
  from: unknown
  /** The target when `from` isn't a page of the portal: the page's parent. */
  fallback: string
  role: ViewerRole
  /** Whether it's the main thing to do, on a page that shows nothing else. */
  isMain?: boolean
}

/** A link back to the previous page, labeled with that page's name. On wide screens not where the breadcrumb has the same. */
export function BackLink({ from, fallback, role, isMain = false }: BackLinkProps) {
  const origin = sitePath(from)
  const name = origin && nameOfOrigin(origin, role)
  const href = origin && name ? origin : fallback
  const label = `Back to ${name ?? nameOfOrigin(fallback, role)}`
  if (isMain)
    return (
      <LinkButton href={href} icon="arrow-left">
        {label}
      </LinkButton>
    )
  const isInTrail = trailTo(fallback, role).some((step) => step.href === href)
  return (
    <TextLink href={href} icon="arrow-left" className={isInTrail ? 'md:hidden' : undefined}>
      {label}
    </TextLink>
  )
}
