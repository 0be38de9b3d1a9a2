'use client'

import { useRouter } from 'next/navigation'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'

/**
 * Answers a function that runs an act on a booking, says how it went and reads the page again, for an error mostly
 * means that somebody was faster. Its own answer is whether the act was done.
 */
export function useChange() {
  const router = useRouter()
  return async function change(
    act: () => Promise<ActionResult<unknown>>,
    words: { done: string; failed: string },
  ): Promise<boolean> {
    // A lost connection rejects; what became of the act shows when the page is read again.
    const result = await act().catch(() => null)
    if (result?.ok) toast.success(words.done)
    else toast.error('Error', explainFailure(result, words.failed))
    router.refresh()
    return result?.ok ?? false
  }
}
