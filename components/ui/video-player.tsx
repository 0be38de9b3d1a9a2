'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'

type VideoPlayerProps = {
  /** For assistive technology: `Play the house tour`. */
  label: string
  /** The best first; the last is for narrow windows. */
  sources: readonly string[]
  /** The still before it plays; null for none. */
  poster: string | null
  /** Pixels. */
  width: number
  height: number
  isMuted?: boolean
  /** Over the still. */
  children?: ReactNode
}

/** A video. Nothing of it but its still is loaded before it's played; the browser's controls appear then. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, sources, poster, width, height, isMuted = false, children } = props
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  function play() {
    setStarted(true)
    video.current?.focus()
    void video.current?.play().catch(() => undefined)
  }
  return (
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
        // The still fills a box that is lower than the video.
        className={mergeClasses('absolute inset-0 size-full', hasStarted ? 'object-contain' : 'object-cover')}
      >
        {sources.length > 1 && <source src={sources.at(-1)} media="(max-width: 767px)" />}
        <source src={sources[0]} />
      </video>
      {!hasStarted && (
        <>
          <span className="pointer-events-none absolute inset-0 bg-linear-to-b from-transparent via-transparent to-night/76" />
          <button
            type="button"
            onClick={play}
            aria-label={label}
            className="absolute inset-0 grid cursor-pointer place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white"
          >
            <span className="grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106 md:size-24">
              <Icon name="play" size="lg" />
            </span>
          </button>
          <div className="pointer-events-none absolute inset-x-0 bottom-5 px-(--pad) md:px-6">{children}</div>
        </>
      )}
    </div>
  )
}
