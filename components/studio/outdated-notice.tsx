import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type OutdatedNoticeProps = {
  onUseTheirs: () => void
  onIgnoreTheirs: () => void
  /** What was changed; the terms without it. */
  subject?: string
  /** How they read now. */
  children?: ReactNode
}

/** Somebody else has saved other terms while these were being changed: which shall stand? */
export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { onUseTheirs, onIgnoreTheirs, subject = 'terms', children } = props
  return (
    <Notice
      tone="wait"
      announce
      title={`Somebody else has changed these ${subject} since you opened the page`}
      className="mb-6"
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
      {children}
    </Notice>
  )
}
