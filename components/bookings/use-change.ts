'use client'

import { useRouter } from 'next/navigation'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'

/**
 * Returns a function that runs an action, shows a toast with the result, and refreshes the page, because an error usually
 * means that the booking has changed. It returns whether the action succeeded.
 */
export function useChange() {
  const router = useRouter()
  return async function change(
    action: () => Promise<ActionResult<unknown>>,
    words: { done: string; failed: string },
  ): Promise<boolean> {
    // A lost connection rejects; the refreshed page shows whether the action succeeded.
    const result = await action().catch(() => null)
    if (result?.ok) toast.success(words.done)
    else toast.error('Error', explainFailure(result, words.failed))
    router.refresh()
    return result?.ok ?? false
  }
}
