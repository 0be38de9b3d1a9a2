'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import type { ActionResult } from '@/lib/platform/errors'
import { ConfirmDialog } from './confirm-dialog'
import { type ResultToasts, showResult } from './show-result'

type ConfirmActionProps<T> = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> &
  ResultToasts<T> & {
    act: () => Promise<ActionResult<T>>
    /** While false, confirming does nothing; the dialog then says what is wrong. */
    isReady?: boolean
    onDone?: () => void
  }

/** The dialog of `ConfirmButton`, for what opens it in another way. */
export function ConfirmAction<T>(props: ConfirmActionProps<T>) {
  const { act, done, failed, failedTitle, isReady = true, onDone, onClose, ...dialog } = props
  const router = useRouter()
  async function confirm() {
    if (!isReady) return
    const result = await showResult(act(), { done, failed, failedTitle })
    // An error usually means that someone else changed the record.
    router.refresh()
    onClose()
    if (result?.ok) onDone?.()
  }
  return <ConfirmDialog {...dialog} onClose={onClose} onConfirm={confirm} />
}
