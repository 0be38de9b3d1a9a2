import { formatCents } from '@/lib/platform/money/money'
import type { ServiceBlock } from '@/lib/site/portfolio/rules/public-page'
import type { Picture } from '@/lib/site/portfolio/schema'
import { PreparedPicture } from './prepared-picture'

type ServiceBlocksProps = { blocks: readonly ServiceBlock<Picture>[]; currency: string }

/** The kinds of service of the studio, each with a project that shows it. */
export function ServiceBlocks({ blocks, currency }: ServiceBlocksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @3xl:gap-6 @5xl:grid-cols-4">
      {blocks.map(({ name, text, cover, fromCents }) => (
        <li key={name}>
          {cover && (
            <div className="mb-4.5 aspect-4/5">
              <PreparedPicture picture={cover} alt="" sizes="(min-width: 64rem) 30vw, 60vw" widest={960} />
            </div>
          )}
          <h3 className="t-head">{name}</h3>
          {text && <p className="mt-1.5 max-w-[30ch] text-ink-2">{text}</p>}
          {fromCents !== null && (
            <p className="mt-2 text-xs text-ink-3">From {formatCents(fromCents, currency)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
