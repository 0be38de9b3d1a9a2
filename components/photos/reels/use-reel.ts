'use client'

import { useEffect, useRef, useState } from 'react'
import { holdWakeLock } from '@/components/uploads/hold-wake-lock'
import { maxReelPhotos } from '@/lib/photos/reels/limits'
import { chooseFirstPhotos } from '@/lib/photos/reels/rules/choose-photos'
import type { ReelFormat } from '@/lib/photos/reels/rules/formats'
import { pictureTimes } from '@/lib/photos/reels/rules/timeline'
import type { ReelSource } from '@/lib/photos/reels/schema'
import type { ReelProblem } from '@/lib/photos/reels/words'
import { makeReel } from './make-reel'
import { ReelError } from './reel-plan'

export type MadeReel = { file: File; format: ReelFormat }

/** Manages what a reel is made from, and makes it. */
export function useReel(source: ReelSource) {
  const [choices, setChoices] = useState(() => ({
    format: '9:16' as ReelFormat,
    chosen: new Set(chooseFirstPhotos(source.photos)) as ReadonlySet<string>,
    secondsPerPhoto: 3,
    price: source.price,
    hasCard: true,
    soundtrack: null as File | null,
  }))
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<ReelProblem | null>(null)
  const [made, setMade] = useState<MadeReel | null>(null)
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])
  const photos = source.photos.filter(({ id }) => choices.chosen.has(id))
  const hasCard = choices.hasCard && source.agent !== null

  async function make() {
    if (photos.length === 0) return setProblem('photos')
    const controller = new AbortController()
    making.current = controller
    setProblem(null)
    setPercent(0)
    const letSleep = holdWakeLock()
    const { format } = choices
    const request = { ...choices, source, photos, hasCard, price: choices.price.trim() }
    try {
      const onProgress = (done: number) => setPercent(Math.floor(done))
      const file = await makeReel(request, { signal: controller.signal, onProgress })
      setMade({ file, format })
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof ReelError ? error.problem : 'other')
    } finally {
      letSleep()
      setPercent(null)
    }
  }

  return {
    choices,
    photos,
    durationMs: pictureTimes(photos.length, choices.secondsPerPhoto, hasCard).reduce(
      (sum, ms) => sum + ms,
      0,
    ),
    isFull: photos.length >= maxReelPhotos,
    change(next: Partial<typeof choices>) {
      setProblem(null)
      setChoices((before) => ({ ...before, ...next }))
    },
    /** While it's being made; else null. */
    percent,
    problem,
    made,
    make,
    cancel: () => making.current?.abort(),
    /** Goes back to the choices. */
    discard: () => setMade(null),
  }
}

export type Reel = ReturnType<typeof useReel>
