'use client'

import { useMemo } from 'react'
import { toast } from '@/components/ui/toast'
import type { MlsPage } from '@/lib/photos/mls/queries/read-mls-page'
import { mlsAddress } from '@/lib/photos/mls/rules/download-address'
import { describeProgress, downloadStarted, photosFailedTexts } from '@/lib/photos/mls/words/download'
import { planDownload } from './plan-download'
import type { MlsChoices } from './use-mls-choices'
import type { Preparation } from './use-preparation'

/**
 * Plans a download for a board, prepares its photos, and starts it; null until the set is read. The preparation goes on while
 * nothing of it is shown.
 */
export function useMlsDownload(set: MlsPage | null, choices: MlsChoices, preparation: Preparation) {
  const { leftOut, fitted, failed } = choices
  const plan = useMemo(
    () => set && planDownload(set, { leftOut, fitted, failed }),
    [set, leftOut, fitted, failed],
  )
  const { progress, isBusy, prepare, cancel } = preparation
  if (!set || !plan) return null
  const { request } = plan

  /** Returns whether all photos are ready. */
  async function prepareAll(): Promise<boolean> {
    const done = await prepare(request)
    if (!done) return false
    choices.setFailed(done.failed)
    if (done.failed.length > 0) toast.error(photosFailedTexts.title, photosFailedTexts.message)
    return done.failed.length === 0
  }

  return {
    set,
    plan,
    choices,
    progress: {
      text: describeProgress(progress ?? { ready: 0, total: plan.files.length }),
      percent: progress ? (100 * progress.ready) / Math.max(1, progress.total) : 0,
    },
    isBusy,
    cancel,
    prepareAll,
    async download() {
      if (!(await prepareAll())) return
      window.location.assign(mlsAddress(request))
      toast.success(downloadStarted.title, downloadStarted.message)
    },
  }
}

export type PlannedMlsDownload = NonNullable<ReturnType<typeof useMlsDownload>>
