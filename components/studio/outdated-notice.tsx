import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { editedByOthers } from '@/lib/studio/words'

type OutdatedNoticeProps = {
  onUseTheirs: () => void
  onIgnoreTheirs: () => void
  /** What was changed. Defaults to "terms". */
  subject?: string
  /** Describes the current values. */
  children?: ReactNode
}

/** Says that someone else saved other values while these were being edited, with a choice between the two versions. */
export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { onUseTheirs, onIgnoreTheirs, subject = 'terms', children } = props
  return (
    <Notice
      tone="wait"
      announce
      title={editedByOthers(subject)}
      className="mb-6"
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
      {children}
    </Notice>
  )
}
