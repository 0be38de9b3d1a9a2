import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PortfolioEntryKind } from '@/lib/portfolio/rules/entries'
import { editConflict } from '@/lib/portfolio/words'

type EditConflictNoticeProps = {
  kind: PortfolioEntryKind
  /** The revisions when the dialog was opened, and now. */
  seen: number
  current: number
  onReopen: () => void
}

/** Warns that someone else saved the entry being edited here, and offers to load their version. */
export function EditConflictNotice({ kind, seen, current, onReopen }: EditConflictNoticeProps) {
  if (seen === current) return null
  return (
    <Notice
      tone="wait"
      announce
      title={editConflict(kind)}
      action={
        <Button size="sm" onClick={onReopen}>
          Use their version
        </Button>
      }
    >
      Your changes below aren't saved. Copy what you need first.
    </Notice>
  )
}
