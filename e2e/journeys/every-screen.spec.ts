import { expect, type Page } from '@playwright/test'
import { seriousViolations } from '@/e2e/support/accessibility'
import { test } from '@/e2e/support/test'

// Opens every screen for everyone who may see it and checks that it renders, is accessible, and fits a phone.

const screens: Record<string, { email: string | null; paths: string[] }> = {
  visitor: {
    email: null,
    paths: [
      '/auth',
      '/auth?mode=sign-up',
      '/auth/forgot',
      '/auth/reset?token=unknown',
      '/auth/invitation?token=unknown',
      '/unsubscribe/unknown',
      '/portfolio',
      '/portfolio/quote',
      '/portfolio/quote/sent',
      '/terms',
      '/privacy',
    ],
  },
  client: {
    email: 'mia@oakandmain.test',
    paths: [
      '/dashboard',
      '/book',
      '/book?services=photo_shoot&step=calendar',
      '/book/again',
      '/bookings',
      '/brokerage',
      '/photo-gallery',
      '/invoices',
      '/admin-messages',
      '/notifications',
      '/support',
      '/portfolio',
      '/portfolio/quote',
      '/profile',
      '/profile/password',
      '/profile/email',
      '/profile/security',
      '/profile/security/confirm',
      '/profile/data',
    ],
  },
  photographer: {
    email: 'ava@northlight.test',
    paths: [
      '/dashboard',
      '/admin',
      '/admin?tab=analytics',
      '/admin?tab=analytics&period=365',
      '/admin?tab=bookings',
      '/admin-portfolio',
      '/admin-portfolio?tab=equipment',
      '/admin-portfolio?tab=statistics',
      '/photo-delivery',
      '/editing',
      '/photo-gallery',
      '/invoices',
      '/admin-messages',
      '/quotes',
      '/clients',
      '/clients?tab=brokerages',
      '/clients?tab=team',
      '/clients/book',
      '/clients/import',
      '/clients/import/shoots',
      '/today',
      '/pay',
      '/pay/year',
      '/setup',
      '/settings',
      '/settings/pay',
      '/settings/studio',
      '/settings/services',
      '/settings/services/listing_photos',
      '/settings/services/new?preset=photos-by-size',
      '/settings/services/import',
      '/settings/coupons',
      '/calendar',
      '/calendar?view=day',
      '/calendar?view=hours',
      '/settings/cancellation',
      '/settings/travel',
      '/settings/invoices',
      '/settings/tax',
      '/books',
      '/books/export',
      '/books/tax',
      '/settings/licenses',
      '/settings/mls',
      '/settings/legal',
      '/settings/public',
      '/settings/sellers',
      '/settings/mail',
      '/settings/mail/previews',
      '/settings/audit',
      '/settings/security',
      '/settings/privacy',
      '/settings/system',
      '/notifications',
      '/profile',
      '/profile/password',
      '/profile/email',
      '/profile/security',
      '/profile/security/confirm',
    ],
  },
  editor: {
    email: 'elle@northlight.test',
    paths: ['/dashboard', '/editing', '/photo-delivery', '/photo-gallery', '/notifications', '/profile'],
  },
  coordinator: {
    email: 'cole@northlight.test',
    paths: [
      '/dashboard',
      '/admin',
      '/editing',
      '/calendar',
      '/calendar?view=day',
      '/calendar?view=hours',
      '/invoices',
      '/admin-messages',
      '/quotes',
      '/clients',
      '/clients/book',
      '/profile',
    ],
  },
  'pending photographer': { email: 'lee@pending.test', paths: ['/auth/waiting'] },
}

const softly = expect.configure({ soft: true })

/** Runs in the page. Returns by how many pixels the page is wider than the window. */
function horizontalOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

/** More fields than that aren't read. What few studios need is folded, with its value in words. */
const maxOpenFields = 30

/** Runs in the page. Returns how many fields of a page stand open, without those that only show what others see. */
function countOpenFields(): number {
  const fields = [...document.querySelectorAll('main :is(input:not([type="hidden"]), select, textarea)')]
  return fields.filter((field) => field.checkVisibility() && !field.closest('[inert]')).length
}

for (const [who, { email, paths }] of Object.entries(screens)) {
  test(`every screen of a ${who} renders, is accessible and fits a phone`, async ({ browser, signIn }) => {
    const context = await browser.newContext({ colorScheme: 'light' })
    const page = await context.newPage()
    const consoleErrors: string[] = []
    // Other tests create deliveries without files, so a photo on the dashboard may be missing. An email in its
    // sandboxed frame blocks axe's script.
    page.on('console', (message) => {
      const { url } = message.location()
      const text = message.text()
      const isMissingPicture = url.includes('/api/photos/') && text.includes('404')
      const isMail = text.startsWith("Blocked script execution in 'about:srcdoc'")
      if (message.type() === 'error' && !isMissingPicture && !isMail) consoleErrors.push(`${text} ${url}`)
    })
    page.on('pageerror', (error) => consoleErrors.push(error.message))
    if (email) await signIn(page, email)
    for (const path of paths) {
      consoleErrors.length = 0
      await page.emulateMedia({ colorScheme: 'light' })
      const response = await page.goto(path, { waitUntil: 'load' })
      expect.soft(response?.status(), path).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      if (path.startsWith('/settings'))
        expect
          .soft(await page.evaluate(countOpenFields), `${path} has few open fields`)
          .toBeLessThanOrEqual(maxOpenFields)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        // Layout that depends on scripts follows the new width a moment later.
        await softly
          .poll(() => page.evaluate(horizontalOverflow), {
            message: `${path} at ${width} px scrolls sideways`,
          })
          .toBeLessThanOrEqual(0)
        if (width === 320) continue
        // A page that is being refreshed has no title for a moment.
        await softly.poll(() => seriousViolations(page), { message: `${path} at ${width} px` }).toEqual([])
      }
      await expectDarkContrast(page, path)
      expect.soft(consoleErrors, `${path} logs no errors`).toEqual([])
    }
    await context.close()
  })
}

/** Only checks contrast in dark mode, where nothing but the colors differs. */
async function expectDarkContrast(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', 'dark')
  await softly
    .poll(() => seriousViolations(page, ['color-contrast']), { message: `${path} in dark mode` })
    .toEqual([])
}
