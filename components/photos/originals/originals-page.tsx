import type { OriginalsPair, PublicOriginals, ShownPicture } from '@/lib/photos/originals/schema'
import { noPairsText, pictureText, publicLead } from '@/lib/photos/originals/words'

type OriginalsPageProps = { originals: PublicOriginals; token: string }

/** The public page: each altered photo beside its unaltered one. Boards allow no names or contact details on it. */
export function OriginalsPage({ originals, token }: OriginalsPageProps) {
  const { street, town, pairs } = originals
  return (
    <main className="mx-auto min-h-dvh max-w-340 px-5 pt-10 pb-20 fold:px-10 md:pt-16">
      <p className="text-ink-2">Original photos of</p>
      <h1 className="mt-1 font-serif text-[clamp(2.25rem,6vw,3.5rem)] leading-none font-light tracking-[-0.03em] text-balance">
        {street}
      </h1>
      {town && <p className="mt-2 text-ink-2">{town}</p>}
      <p className="mt-6 max-w-[62ch] text-ink-2">{pairs.length > 0 ? publicLead : noPairsText}</p>
      {pairs.length > 0 && (
        <ol className="mt-12 grid gap-14">
          {pairs.map((pair) => (
            <Pair key={pair.altered.id} pair={pair} token={token} />
          ))}
        </ol>
      )}
    </main>
  )
}

function Pair({ pair, token }: { pair: OriginalsPair; token: string }) {
  const { altered, unaltered, room, alterations } = pair
  return (
    <li>
      <h2 className="t-head border-b border-ink pb-3">{room || 'Photo'}</h2>
      <div className="mt-4 grid gap-x-4 gap-y-6 md:grid-cols-2">
        <Picture picture={altered} token={token} alt={pictureText(room, true)} title="Altered">
          {alterations}
        </Picture>
        <Picture picture={unaltered} token={token} alt={pictureText(room, false)} title="Original">
          Not altered
        </Picture>
      </div>
    </li>
  )
}

type PictureProps = { picture: ShownPicture; token: string; alt: string; title: string; children: string }

function Picture({ picture, token, alt, title, children }: PictureProps) {
  const { id, width, height, placeholder } = picture
  const addressOf = (variant: string) => `/api/originals/${token}/${id}/${variant}`
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: already sized; the optimizer would cache it after the page is off */}
      <img
        src={addressOf('screen')}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-print bg-shade"
        style={{ backgroundColor: placeholder ?? undefined }}
      />
      <figcaption className="mt-2">
        <span className="font-strong">{title}</span>
        <span className="text-ink-2"> · {children}</span>
      </figcaption>
    </figure>
  )
}
