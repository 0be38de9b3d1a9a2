import { IconLink } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-names'
import type { OwnMonth } from '@/lib/availability/schema/slots'
import { formatMonthAndYear } from '@/lib/platform/calendar-date'

type MonthPagerProps = { month: OwnMonth; monthHref: (month: string) => string }

/** The shown month with links to the nearest other months that have slots. Renders nothing when there are none. */
export function MonthPager({ month: { month, previous, next }, monthHref }: MonthPagerProps) {
  if (!previous && !next) return null
  const step = (target: string | null, icon: IconName) =>
    target ? (
      <IconLink href={monthHref(target)} scroll={false} label={nameOf(target)} icon={icon} />
    ) : (
      <span className="size-11 md:size-10" />
    )
  return (
    <nav aria-label="Months" className="flex items-center justify-between border-t py-1.5">
      {step(previous, 'chevron-left')}
      <p aria-live="polite" className="font-medium">
        {nameOf(month)}
      </p>
      {step(next, 'chevron-right')}
    </nav>
  )
}

function nameOf(month: string): string {
  return formatMonthAndYear(`${month}-01`)
}
