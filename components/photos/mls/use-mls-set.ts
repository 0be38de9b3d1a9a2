'use client'

import { useEffect, useRef, useState } from 'react'
import { openMlsDownloadAction } from '@/lib/photos/mls/actions'
import type { MlsPage } from '@/lib/photos/mls/queries/read-mls-page'

/** Reads what a download for a board needs, anew whenever it becomes needed. `set` is null before that. */
export function useMlsSet(deliveryId: string, isNeeded: boolean) {
  const [set, setSet] = useState<MlsPage | null>(null)
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  /** The board that was asked for last. */
  const wanted = useRef<string | undefined>(undefined)

  async function read(profileId: string | undefined) {
    wanted.current = profileId
    setReading(true)
    const result = await openMlsDownloadAction({ deliveryId, ...(profileId && { profileId }) }).catch(
      () => null,
    )
    if (wanted.current !== profileId) return
    setReading(false)
    setFailed(!result?.ok)
    if (result?.ok) setSet(result.data)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another board is read when it's chosen
  useEffect(() => {
    if (isNeeded) void read(wanted.current)
  }, [isNeeded, deliveryId])

  return { set, isReading, hasFailed, read }
}
