import type { Metadata } from 'next'
import { env } from '@/lib/platform/env'
import type { Picture } from '@/lib/portfolio/schema'

type PageWords = {
  title: string
  description: string
  path: string
  picture: Picture | null
  studioName: string
}

/** Returns the metadata that search engines and link previews show for a public page. */
export function describePage({ title, description, path, picture, studioName }: PageWords): Metadata {
  return {
    metadataBase: new URL(env().APP_URL),
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: studioName,
      title: `${title} · ${studioName}`,
      description,
      url: path,
      ...(picture && { images: [{ ...sharedPicture(picture), alt: title, type: 'image/jpeg' }] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
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
