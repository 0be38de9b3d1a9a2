import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { editedByOthersText } from '@/lib/platform/words'

export type EditConflict = { onUseTheirs: () => void; onKeepMine: () => void }

type EditConflictNoticeProps = EditConflict & {
  className?: string
  /** Describes their version. */
  children?: ReactNode
}

/** Says that someone else saved what is being edited here, with a choice between the two versions. */
export function EditConflictNotice(props: EditConflictNoticeProps) {
  const { onUseTheirs, onKeepMine, className, children } = props
  return (
    <Notice
      tone="wait"
      announce
      title={editedByOthersText}
      className={className}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onUseTheirs}>
            Use their version
          </Button>
          <Button size="sm" variant="quiet" onClick={onKeepMine}>
            Keep my changes
          </Button>
        </span>
      }
    >
      {children} Your changes are still below but haven't been saved.
    </Notice>
  )
}
