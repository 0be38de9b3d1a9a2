'use client'

import { useEffect, useRef, useState } from 'react'
import { isInProgress } from '@/components/uploads/upload-queue'
import type { PhotoUpload } from './photo-queue'

const sampleMs = 2_000
/** Before this, the pace is too uncertain for an estimate. */
const minElapsedMs = 4_000

/** Estimates the remaining time: `About 4 minutes left`; empty until there is an estimate. */
export function useTimeLeft(uploads: readonly PhotoUpload[]): string {
  const latest = useRef(uploads)
  latest.current = uploads
  const [text, setText] = useState('')
  const active = uploads.some(isInProgress)

  useEffect(() => {
    if (!active) return
    const begun = { at: Date.now(), bytes: sumBytes(latest.current).sent }
    const timer = setInterval(() => {
      const elapsed = Date.now() - begun.at
      const { sent, total } = sumBytes(latest.current)
      if (elapsed >= minElapsedMs && sent > begun.bytes)
        setText(inWords(((total - sent) * elapsed) / (sent - begun.bytes)))
    }, sampleMs)
    return () => {
      clearInterval(timer)
      setText('')
    }
  }, [active])

  return active ? text : ''
}

/** Returns the bytes sent and in total, without rejected, failed and missing files. */
export function sumBytes(uploads: readonly PhotoUpload[]): { sent: number; total: number } {
  const counted = uploads.filter(
    ({ state }) => state !== 'rejected' && state !== 'failed' && state !== 'missing',
  )
  return {
    sent: counted.reduce((sum, { bytes, percent }) => sum + (bytes * percent) / 100, 0),
    total: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'Less than a minute left'
  return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`
}
