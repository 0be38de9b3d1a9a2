import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { differingValues } from '@/lib/catalog/rules/services'
import type { ServiceValues } from '@/lib/catalog/schema'
import { describeTheirVersion, editedByOthers } from '@/lib/catalog/words'
import { formatCents } from '@/lib/platform/money'

type EditConflictNoticeProps = {
  /** The service when editing began. */
  seen: ServiceValues
  /** The service as it is now. */
  current: ServiceValues
  onUseTheirs: () => void
  onIgnoreTheirs: () => void
}

/** Shows what someone else saved while the service was being edited, with a choice between the two versions. */
export function EditConflictNotice({ seen, current, onUseTheirs, onIgnoreTheirs }: EditConflictNoticeProps) {
  const changed = differingValues(seen, current)
  if (changed.length === 0) return null
  const values: Record<keyof ServiceValues, string> = {
    name: `the name “${current.name}”`,
    description: `the description “${current.description}”`,
    duration: `the duration “${current.duration}”`,
    durationMinutes: `${current.durationMinutes} minutes`,
    priceCents: `the price ${formatCents(current.priceCents, current.currency)}`,
    currency: `prices in ${current.currency}`,
    active: current.active ? 'the status Active' : 'the status Disabled',
  }
  return (
    <Notice
      tone="wait"
      announce
      title={editedByOthers(seen.name)}
      className="mb-4"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onUseTheirs}>
            Use their version
          </Button>
          <Button size="sm" variant="quiet" onClick={onIgnoreTheirs}>
            Keep my changes
          </Button>
        </span>
      }
    >
      {describeTheirVersion(changed.map((name) => values[name]))}
    </Notice>
  )
}
