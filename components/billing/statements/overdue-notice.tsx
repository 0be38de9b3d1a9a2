import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { OverdueStatements } from '@/lib/billing/statements/schema'
import { overdueTitle } from '@/lib/billing/statements/words'

/** Shows on the dashboard which statements brokerages haven't paid in time. Renders nothing without one. */
export function OverdueNotice({ overdue }: { overdue: OverdueStatements | null }) {
  if (!overdue) return null
  const { count, amount, longest } = overdue
  return (
    <Notice tone="wait" title={overdueTitle(count, amount)} className="mt-8 max-w-184">
      <ul>
        {longest.map(({ id, number, brokerageName, amount: open, dueOn }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <TextLink href={`/statements/${id}`}>{number}</TextLink>
            <span>
              {brokerageName}, {open}, due {dueOn}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
