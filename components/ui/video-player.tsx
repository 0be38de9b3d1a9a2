'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type Chapter = { seconds: number; time: string; title: string }

type VideoPlayerProps = {
  /** For assistive technology: `Play the house tour`. */
  label: string
  /** The best first; the last is for narrow windows. */
  sources: readonly string[]
  /** The still before it plays; null for none. */
  poster: string | null
  /** The address of its captions. */
  captions?: string | null
  /** Buttons below it that play from there. */
  chapters?: readonly Chapter[]
  /** Pixels. */
  width: number
  height: number
  isMuted?: boolean
  /** Over the still. */
  children?: ReactNode
}

/** A video. Nothing of it but its still is loaded before it's played; the browser's controls appear then. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, sources, poster, captions, chapters = [], width, height, isMuted = false, children } = props
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const current = hasStarted ? chapters.findLastIndex((chapter) => chapter.seconds <= seconds) : -1
  function play(from?: number) {
    setStarted(true)
    const player = video.current
    if (!player) return
    if (from === undefined) player.focus()
    else {
      player.currentTime = from
      setSeconds(from)
    }
    void player.play().catch(() => undefined)
  }
  return (
    <>
      <div
        className="group relative grid max-h-[76svh] w-full place-items-center overflow-hidden bg-night text-white md:rounded-print"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <video
          ref={video}
          controls={hasStarted}
          muted={isMuted}
          playsInline
          preload="none"
          poster={poster ?? undefined}
          aria-label={label}
          onTimeUpdate={
            chapters.length > 0 ? ({ currentTarget }) => setSeconds(currentTarget.currentTime) : undefined
          }
          // The still fills a box that is lower than the video.
          className={mergeClasses(
            'absolute inset-0 size-full',
            hasStarted ? 'object-contain' : 'object-cover',
          )}
        >
          {sources.length > 1 && <source src={sources.at(-1)} media="(max-width: 767px)" />}
          <source src={sources[0]} />
          {captions && <track kind="captions" src={captions} srcLang="en" label="Captions" />}
        </video>
        {!hasStarted && (
          <>
            <span className="pointer-events-none absolute inset-0 bg-linear-to-b from-transparent via-transparent to-night/76" />
            <button
              type="button"
              onClick={() => play()}
              aria-label={label}
              className="absolute inset-0 grid cursor-pointer place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white"
            >
              <span className="grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106 md:size-24">
                <Icon name="play" size="lg" />
              </span>
            </button>
            <div className="pointer-events-none absolute inset-x-0 bottom-5 px-(--pad) md:px-6">
              {children}
            </div>
          </>
        )}
      </div>
      {chapters.length > 0 && (
        <ol
          aria-label="Chapters"
          className="mt-3 flex gap-x-6 overflow-x-auto max-md:px-(--pad) md:flex-wrap md:overflow-visible"
        >
          {chapters.map((chapter, place) => (
            <li key={chapter.seconds} className="flex-none">
              <button
                type="button"
                onClick={() => play(chapter.seconds)}
                aria-current={place === current || undefined}
                className="inline-flex min-h-11 cursor-pointer items-baseline gap-2 border-b border-transparent text-ink-2 hover:text-ink aria-current:border-ink aria-current:text-ink"
              >
                <span className="text-xs text-ink-3 tabular-nums">{chapter.time}</span>
                {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
