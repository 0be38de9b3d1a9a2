import { portalDescription } from '@/lib/studio/settings/words'

/** Returns the metadata that every page of the portal inherits from the root layout. @param name the studio's */
export function portalMetadata(name: string) {
  return {
    title: { default: name, template: `%s · ${name}` },
    description: portalDescription,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    appleWebApp: { capable: true, title: name, statusBarStyle: 'default' as const },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

/** A house, instead of the portal's own icon. */
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Cpath d="M3 11 12 3l9 8v10H3z" fill="%23666"/%3E%3C/svg%3E'

/** Returns the metadata of a public page that names nobody. It replaces everything that would name the studio. */
export function unbrandedMetadata(title: string) {
  return {
    title: { absolute: title },
    description: title,
    icons: { icon: [{ url: icon, type: 'image/svg+xml' }] },
    // Both name the studio's portal as an app.
    appleWebApp: null,
    manifest: null,
    robots: { index: false },
  }
}
