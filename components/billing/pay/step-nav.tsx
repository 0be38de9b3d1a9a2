import { LinkButton } from '@/components/ui/button'

type Step = { href: string; label: string }
type StepNavProps = {
  /** The navigation's accessible name. */
  label: string
  title: string
  before: Step
  after: Step
}

/** The shown period or year, with links to the one before and after it. */
export function StepNav({ label, title, before, after }: StepNavProps) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="t-head">{title}</h2>
      <div className="flex gap-2">
        <LinkButton href={before.href} size="sm" icon="chevron-left" aria-label={before.label}>
          Previous
        </LinkButton>
        <LinkButton href={after.href} size="sm" aria-label={after.label}>
          Next
        </LinkButton>
      </div>
    </nav>
  )
}
