import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { differingValues } from '@/lib/catalog/rules'
import type { ServiceValues } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/platform/money'

type EditConflictNoticeProps = {
  /** How the service read when the editing began. */
  seen: ServiceValues
  /** How it reads now. */
  current: ServiceValues
  onUseTheirs: () => void
  onIgnoreTheirs: () => void
}

/** Says what somebody else has saved of a service while it was being edited, and asks which of the two shall stay. */
export function EditConflictNotice({ seen, current, onUseTheirs, onIgnoreTheirs }: EditConflictNoticeProps) {
  const changed = differingValues(seen, current)
  if (changed.length === 0) return null
  const words: Record<keyof ServiceValues, string> = {
    name: `the name “${current.name}”`,
    description: `the description “${current.description}”`,
    duration: `the duration “${current.duration}”`,
    durationMinutes: `${current.durationMinutes} minutes`,
    priceCents: `the price ${formatCents(current.priceCents, current.currency)}`,
    currency: `prices in ${current.currency}`,
    active: current.active ? 'the status Active' : 'the status Disabled',
  }
  const list = new Intl.ListFormat('en-US').format(changed.map((name) => words[name]))
  return (
    <Notice
      tone="wait"
      announce
      title={`Somebody else has changed ${seen.name} since you opened it`}
      className="mb-4"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onUseTheirs}>
            Take their version
          </Button>
          <Button size="sm" variant="quiet" onClick={onIgnoreTheirs}>
            Keep what I typed
          </Button>
        </span>
      }
    >
      It now has {list}. What you typed is still below and is not saved.
    </Notice>
  )
}
