'use client'

import { useState } from 'react'
import type { FitChoice, FitOption } from '@/lib/photos/mls/rules/fit-choices'
import type { Fit } from '@/lib/photos/mls/rules/plan-fit'
import type { MlsProgress } from '@/lib/photos/mls/schema/download'

const nothing = {
  leftOut: new Set<string>(),
  fitted: new Map<string, Fit>(),
  failed: new Map<string, string>(),
}

/** What the person decides about single photos of a download, by their ids. */
export type MlsDecisions = {
  leftOut: ReadonlySet<string>
  /** How photos are fitted into the board's sizes. */
  fitted: ReadonlyMap<string, Fit>
  /** Why photos couldn't be rendered. */
  failed: ReadonlyMap<string, string>
}

/** Manages what the person decides about single photos. */
export function useMlsChoices() {
  const [decisions, setDecisions] = useState<MlsDecisions>(nothing)

  function setIncluded(photoIds: readonly string[], isIncluded: boolean) {
    setDecisions(({ leftOut, ...others }) => {
      const next = new Set(leftOut)
      for (const id of photoIds) {
        if (isIncluded) next.delete(id)
        else next.add(id)
      }
      return { ...others, leftOut: next }
    })
  }

  return {
    ...decisions,
    setIncluded,
    choose({ photo: { id }, initial }: FitChoice, option: FitOption) {
      setIncluded([id], option !== 'LEAVE')
      setDecisions(({ fitted, ...others }) => {
        const next = new Map(fitted)
        if ((option === 'CROP' || option === 'PAD') && option !== initial) next.set(id, option)
        else next.delete(id)
        return { ...others, fitted: next }
      })
    },
    setFailed(failed: MlsProgress['failed']) {
      const problems = new Map(failed.map(({ photoId, problem }) => [photoId, problem]))
      setDecisions((before) => ({ ...before, failed: problems }))
    },
    /** For another board, which may need other choices. Photos that were left out stay so. */
    startAnew() {
      setDecisions(({ leftOut }) => ({ ...nothing, leftOut }))
    },
  }
}

export type MlsChoices = ReturnType<typeof useMlsChoices>

/** Returns what is chosen for a photo. */
export function chosenOption(
  { photo: { id }, initial }: FitChoice,
  { leftOut, fitted }: MlsDecisions,
): FitOption {
  return leftOut.has(id) ? 'LEAVE' : (fitted.get(id) ?? initial)
}
