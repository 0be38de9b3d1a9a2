'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import type { MlsPage } from '@/lib/photos/mls/queries/read-mls-page'
import { mlsPageAddress } from '@/lib/photos/mls/rules/download-address'
import { MlsFooter } from './mls-footer'
import { MlsSet } from './mls-set'
import { useMlsChoices } from './use-mls-choices'
import { useMlsDownload } from './use-mls-download'
import { usePreparation } from './use-preparation'

type MlsDownloadProps = {
  set: MlsPage
  /** Below the photos. */
  children: ReactNode
}

/** The download for a board as a page. Its address names the board. */
export function MlsDownload({ set, children }: MlsDownloadProps) {
  const router = useRouter()
  const [isSwitching, startSwitching] = useTransition()
  const choices = useMlsChoices()
  const download = useMlsDownload(set, choices, usePreparation())

  function switchTo(profileId: string) {
    choices.startAnew()
    startSwitching(() => router.replace(mlsPageAddress(set.delivery, profileId), { scroll: false }))
  }

  if (!download) return null
  return (
    <div className="max-w-160">
      <div className="border-t border-t-ink">
        <MlsSet {...download} isSwitching={isSwitching} onBoard={switchTo} />
      </div>
      <div className="mt-10">{children}</div>
      <section
        aria-label="Download"
        className="sticky bottom-4 z-30 rounded-md border bg-raised p-4 shadow-pop"
      >
        <MlsFooter {...download} />
      </section>
    </div>
  )
}
