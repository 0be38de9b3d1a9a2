/// <reference types="next/image-types/global" />
import aerialPlot from '@/components/site/portfolio/pictures/aerial-plot.jpg'
import bedroom from '@/components/site/portfolio/pictures/bedroom.jpg'
import sittingRoom from '@/components/site/portfolio/pictures/sitting-room.jpg'
import stillLife from '@/components/site/portfolio/pictures/still-life.jpg'
import type { ServiceBlock } from '@/lib/site/portfolio/rules/public-page'

const blocks = [
  {
    name: 'Real Estate Photography',
    text: 'Interior and exterior stills, ready for the listing the next day.',
    picture: bedroom,
  },
  {
    name: 'Video Production',
    text: 'House tours and short films with steady, even pacing.',
    picture: sittingRoom,
  },
  { name: 'Graphic Design', text: 'Listing sheets, signs, logos and motion titles.', picture: stillLife },
  {
    name: 'Aerial Services',
    text: 'Roof, plot and surroundings from a licensed drone.',
    picture: aerialPlot,
  },
] as const satisfies { name: ServiceBlock; text: string; picture: unknown }[]

type ServiceBlocksProps = {
  /** The formatted lowest price of each block; a block without offered services has none. */
  startingPrices: Partial<Record<ServiceBlock, string>>
}

/** The four services of the studio. */
export function ServiceBlocks({ startingPrices }: ServiceBlocksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @3xl:gap-6 @5xl:grid-cols-4">
      {blocks.map(({ name, text, picture }) => (
        <li key={name}>
          {/* biome-ignore lint/performance/noImgElement: already cropped, and too small to benefit from the optimizer */}
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            className="photo mb-4.5 aspect-4/5"
          />
          <h3 className="t-head">{name}</h3>
          <p className="mt-1.5 max-w-[30ch] text-ink-2">{text}</p>
          {startingPrices[name] && <p className="mt-2 text-xs text-ink-3">From {startingPrices[name]}</p>}
        </li>
      ))}
    </ul>
  )
}
