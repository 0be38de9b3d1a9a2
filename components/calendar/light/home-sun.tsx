'use client'

import { type ReactNode, useState } from 'react'
import { Compass } from './compass'
import { SunMark } from './sun-mark'

type HomeSunProps = {
  /** The sun every quarter of an hour. */
  steps: readonly { x: number; y: number; time: string; direction: number; sentence: number }[]
  sentences: readonly string[]
  /** The step that is shown first. */
  first: number
  facing: number | null
  /** Of the sky, for people who don't see it. */
  description: string
  /** Rendered by the server, so that the browser computes no sun. */
  sky: ReactNode
  below: ReactNode
}

/** The sky of a day, with a sun that is dragged, or moved by arrow keys, and the light that it makes. */
export function HomeSun({ steps, sentences, first, facing, description, sky, below }: HomeSunProps) {
  const [at, setAt] = useState(first)
  const step = steps[at]
  if (!step) return null
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-end">
      <div>
        <div className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-accent">
          <div role="img" aria-label={description}>
            {sky}
            <SunMark sun={step} />
          </div>
          <input
            type="range"
            aria-label="Time of day"
            aria-valuetext={`${step.time}. ${sentences[step.sentence]}`}
            min={0}
            max={steps.length - 1}
            value={at}
            onChange={(event) => setAt(event.target.valueAsNumber)}
            className="absolute inset-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 noscript:hidden"
          />
        </div>
        <div aria-hidden="true">{below}</div>
      </div>
      <div className="flex items-center gap-6 lg:block">
        {facing !== null && <Compass facing={facing} sun={step.direction} size="large" />}
        <p className="min-h-24 font-serif text-[1.5rem] leading-[1.2] font-[350] tracking-[-0.02em] tabular-nums md:text-[1.75rem] lg:mt-5">
          <span className="block">{step.time}</span>
          {sentences[step.sentence]}
        </p>
      </div>
    </div>
  )
}
