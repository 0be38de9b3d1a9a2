'use client'

import { ActionButton } from '@/components/ui/action-button'
import type { ButtonProps } from '@/components/ui/button'
import { returnJobAction, setReadyAction, takeJobAction } from '@/lib/photos/editing/actions'
import { readyTexts, reopenTexts, returnTexts, takeTexts } from '@/lib/photos/editing/words'

const acts = {
  take: { texts: takeTexts, act: (bookingId: string) => takeJobAction({ bookingId }) },
  return: { texts: returnTexts, act: (bookingId: string) => returnJobAction({ bookingId }) },
  ready: { texts: readyTexts, act: (bookingId: string) => setReadyAction({ bookingId, isReady: true }) },
  reopen: { texts: reopenTexts, act: (bookingId: string) => setReadyAction({ bookingId, isReady: false }) },
}

type JobButtonProps = {
  act: keyof typeof acts
  job: { bookingId: string; street: string }
  /** Who is notified, if anyone. */
  notified?: string | null
  variant?: ButtonProps['variant']
}

/** One step of the editing of a shoot's photos. */
export function JobButton({ act, job, notified = null, variant }: JobButtonProps) {
  const { texts, act: run } = acts[act]
  return (
    <ActionButton
      size="sm"
      {...(variant && { variant })}
      label={texts.label}
      aria-label={`${texts.label}: ${job.street}`}
      act={() => run(job.bookingId)}
      done={notified === null ? texts.done : [texts.done, readyTexts.notified(notified)]}
      failed={texts.failed}
    />
  )
}
