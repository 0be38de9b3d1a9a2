import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { portalDescription } from '@/lib/studio/settings/words'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Describes the portal as an app that can be installed on a phone or a computer. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection()
  const { name } = await getStudio()
  const icons = [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')]
  const shortcut = (title: string, url: string) => ({
    name: title,
    url,
    icons: [{ src: '/icons/any-192.png', sizes: '192x192' }],
  })
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    description: portalDescription,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f7f4',
    theme_color: '#f8f7f4',
    icons,
    shortcuts: [
      shortcut('Today', '/today'),
      shortcut('Bookings', '/bookings'),
      shortcut('Messages', '/admin-messages'),
    ],
  }
}
