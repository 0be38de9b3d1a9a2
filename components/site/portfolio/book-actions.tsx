import { LinkButton } from '@/components/ui/button'
import type { Audience } from '@/lib/site/portfolio/policy'

type BookActionsProps = {
  audience: Audience
  /** The project that a quote request refers to, if any. */
  projectId?: string
  /** Whether the buttons are on a dark picture. */
  onPicture?: boolean
}

/** The buttons that book or request a quote. Photographers get a link to the management page instead. */
export function BookActions({ audience, projectId, onPicture = false }: BookActionsProps) {
  const main = onPicture ? 'bg-night-ink text-night hover:bg-white hover:text-night' : ''
  const other = onPicture
    ? 'text-white shadow-[inset_0_0_0_1px_var(--color-white)] hover:bg-night/30 hover:shadow-[inset_0_0_0_1px_var(--color-white)]'
    : ''
  const classes = '@max-3xl:flex-1'
  if (audience === 'photographer') {
    return (
      <LinkButton href="/admin-portfolio" variant="main" size="lg" className={`${classes} ${main}`}>
        Manage portfolio
      </LinkButton>
    )
  }
  return (
    <div className="flex flex-wrap gap-3 @max-3xl:w-full">
      <LinkButton href="/book" prefetch={false} variant="main" size="lg" className={`${classes} ${main}`}>
        Book a Shoot
      </LinkButton>
      <LinkButton
        href={projectId ? `/portfolio/quote?project=${projectId}` : '/portfolio/quote'}
        prefetch={false}
        size="lg"
        className={`${classes} ${other}`}
      >
        Get a Quote
      </LinkButton>
    </div>
  )
}
