import type { Picture } from '@/lib/site/portfolio/schema'

type PageWords = {
  title: string
  description: string
  path: string
  picture: Picture | null
  studioName: string
  appUrl: string
}

/** Returns the metadata that search engines and link previews show for a public page. */
export function describePage({ title, description, path, picture, studioName, appUrl }: PageWords) {
  return {
    metadataBase: new URL(appUrl),
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website' as const,
      siteName: studioName,
      title: `${title} · ${studioName}`,
      description,
      url: path,
      ...(picture && { images: [{ ...sharedPicture(picture), alt: title, type: 'image/jpeg' }] }),
    },
    twitter: { card: picture ? ('summary_large_image' as const) : ('summary' as const) },
  }
}

/** Returns the image for link previews: the 1200 × 630 crop if the picture is large enough for it. */
export function sharedPicture({ address, width, height, fallbackWidth, hasCut }: Picture) {
  if (hasCut) return { url: `${address}/1200.jpg`, width: 1200, height: 630 }
  return {
    url: `${address}/${fallbackWidth}.jpg`,
    width: fallbackWidth,
    height: Math.round((height * fallbackWidth) / width),
  }
}
