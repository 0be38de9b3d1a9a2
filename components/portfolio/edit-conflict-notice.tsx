import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type EditConflictNoticeProps = {
  /** What a person calls it: `item`, `equipment`, `statistic`. */
  noun: string
  /** How often it had been edited when it was opened, and how often by now. */
  seen: number
  current: number
  onReopen: () => void
}

/** Says that somebody else has saved what is being edited here, and leads to what they made of it. */
export function EditConflictNotice({ noun, seen, current, onReopen }: EditConflictNoticeProps) {
  if (seen === current) return null
  return (
    <Notice
      tone="wait"
      announce
      title={`Somebody else has changed this ${noun} since you opened it`}
      action={
        <Button size="sm" onClick={onReopen}>
          Open the current version
        </Button>
      }
    >
      What you typed is still below and is not saved. Copy what you need first.
    </Notice>
  )
}
