'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { openReelAction } from '@/lib/photos/reels/actions'
import type { ReelSource } from '@/lib/photos/reels/schema'
import { makeReelText } from '@/lib/photos/reels/words'
import { ReelForm } from './reel-form'
import { ReelResult } from './reel-result'
import { useReel } from './use-reel'

type ReelDialogProps = { deliveryId: string; onClose: () => void }

/** Makes a reel of a delivery's photos, once these are read. */
export function ReelDialog({ deliveryId, onClose }: ReelDialogProps) {
  const [source, setSource] = useState<ReelSource | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function read() {
    setProblem(null)
    const result = await openReelAction({ deliveryId }).catch(() => null)
    if (result?.ok) setSource(result.data)
    else setProblem(explainFailure(result, 'Please try again.'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each delivery
  useEffect(() => void read(), [deliveryId])

  if (source) return <LoadedDialog source={source} onClose={onClose} />
  return (
    <Dialog side open onClose={onClose} title={makeReelText}>
      {problem === null ? (
        <Loading className="py-8" />
      ) : (
        <Notice
          tone="stop"
          announce
          title="The photos couldn't be read"
          action={
            <Button size="sm" onClick={read}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}

function LoadedDialog({ source, onClose }: { source: ReelSource; onClose: () => void }) {
  const reel = useReel(source)
  if (!reel.made) return <ReelForm source={source} reel={reel} onClose={onClose} />
  return (
    <ReelResult
      deliveryId={source.deliveryId}
      made={reel.made}
      watermark={source.studio.name}
      canAdd={source.canAdd}
      onBack={reel.discard}
      onClose={onClose}
    />
  )
}
