import type { ReactNode } from 'react'
import type { Picture } from '@/lib/site/portfolio/schema'
import { leadSizes } from './picture-sources'
import { PreparedPicture } from './prepared-picture'
import { zoneClasses } from './public-frame'

type ClosingProps = { line: string; picture: Picture | null; actions: ReactNode }

/** The closing section of the public page: a picture with the booking buttons. */
export function Closing({ line, picture, actions }: ClosingProps) {
  return (
    <section
      className={`relative mt-18 grid items-end bg-night text-white after:absolute after:inset-0 after:bg-[linear-gradient(180deg,transparent_38%,oklch(0.14_0.012_260/0.72)_72%,oklch(0.14_0.012_260/0.86))] @3xl:mt-30 ${picture ? 'h-144 @3xl:h-176' : 'pt-18 @3xl:pt-30'}`}
    >
      {picture && (
        <PreparedPicture
          picture={picture}
          alt=""
          sizes={leadSizes}
          widest={2400}
          className="absolute inset-0 rounded-none"
        />
      )}
      <div
        className={`${zoneClasses} relative z-1 flex w-full flex-wrap items-end justify-between gap-8 pb-8 @3xl:pb-14`}
      >
        <h2 className="t-display max-w-[13ch] text-[length:clamp(2.75rem,5.6vw,5.25rem)]">{line}</h2>
        <div className="flex @max-3xl:w-full">{actions}</div>
      </div>
    </section>
  )
}
