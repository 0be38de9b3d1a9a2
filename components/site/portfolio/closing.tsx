/// <reference types="next/image-types/global" />
import type { ReactNode } from 'react'
import gardenDinner from '@/components/site/portfolio/pictures/garden-dinner.jpg'
import { zoneClasses } from './public-frame'

/** The closing section of the public page: a picture with the booking buttons. */
export function Closing({ actions }: { actions: ReactNode }) {
  return (
    <section className="relative mt-18 grid h-144 items-end text-white after:absolute after:inset-0 after:bg-[linear-gradient(180deg,transparent_38%,oklch(0.14_0.012_260/0.72)_72%,oklch(0.14_0.012_260/0.86))] @3xl:mt-30 @3xl:h-176">
      {/* biome-ignore lint/performance/noImgElement: a static picture, already at its display size */}
      <img
        src={gardenDinner.src}
        alt="A long table under lamps at dusk"
        width={gardenDinner.width}
        height={gardenDinner.height}
        loading="lazy"
        decoding="async"
        className="photo absolute inset-0 h-full rounded-none"
      />
      <div
        className={`${zoneClasses} relative z-1 flex w-full flex-wrap items-end justify-between gap-8 pb-8 @3xl:pb-14`}
      >
        <h2 className="t-display max-w-[13ch] text-[length:clamp(2.75rem,5.6vw,5.25rem)]">
          Tell us the address. We will find the hour.
        </h2>
        <div className="flex @max-3xl:w-full">{actions}</div>
      </div>
    </section>
  )
}
