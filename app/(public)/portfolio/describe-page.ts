import type { Metadata } from 'next'
import { env } from '@/lib/platform/env'

type PageWords = {
  title: string
  description: string
  path: string
  /** An address of this site; null for none. */
  picture: string | null
  studioName: string
}

/** What search engines and messengers show of a public page. */
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
      ...(picture && { images: [{ url: picture }] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  }
}
