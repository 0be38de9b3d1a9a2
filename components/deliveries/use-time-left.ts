'use client'

import { useEffect, useRef, useState } from 'react'
import { isTraveling, type Upload } from './upload-queue'

const sampleMs = 2_000
/** The first seconds say nothing about the rest. */
const silentMs = 4_000

/** `About 4 minutes left`, from the pace since the uploads began; empty while that says nothing. */
export function useTimeLeft(uploads: readonly Upload[]): string {
  const latest = useRef(uploads)
  latest.current = uploads
  const [text, setText] = useState('')
  const active = uploads.some(isTraveling)

  useEffect(() => {
    if (!active) return
    const begun = { at: Date.now(), bytes: sumBytes(latest.current).sent }
    const timer = setInterval(() => {
      const elapsed = Date.now() - begun.at
      const { sent, total } = sumBytes(latest.current)
      if (elapsed >= silentMs && sent > begun.bytes)
        setText(inWords(((total - sent) * elapsed) / (sent - begun.bytes)))
    }, sampleMs)
    return () => {
      clearInterval(timer)
      setText('')
    }
  }, [active])

  return active ? text : ''
}

/** What has been sent and what there is in all, in bytes; of files that can still arrive. */
export function sumBytes(uploads: readonly Upload[]): { sent: number; total: number } {
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
