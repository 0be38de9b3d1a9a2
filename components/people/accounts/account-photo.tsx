import { type AccountPicture, accountPictures } from '@/components/people/accounts/pictures'

/** Of those that Next.js makes; the photos themselves are 1200 px wide. */
const widths = [640, 828, 1200]

/**
 * A photo that fills its frame, fetched early and in the width that `sizes` asks for. `next/image` would do the same, but
 * with 4.5 KB of script.
 */
export function AccountPhoto({ name, sizes }: { name: AccountPicture; sizes: string }) {
  const { src, alt } = accountPictures[name]
  const resized = (width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      srcSet={widths.map((width) => `${resized(width)} ${width}w`).join(', ')}
      src={resized(1200)}
      sizes={sizes}
      alt={alt}
      fetchPriority="high"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}
