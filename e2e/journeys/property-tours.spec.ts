import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { makePerson } from '@/e2e/support/people'
import { openVisitor } from '@/e2e/support/property-page-steps'
import { test } from '@/e2e/support/test'
import { serveTours } from '@/e2e/support/tour-host'
import { openPanoramaText, panoramasTitle } from '@/lib/photos/deliveries/words/photo-details'
import { newTabText, openTourText, tourTitle } from '@/lib/photos/virtual-tours/words'

const url = 'https://my.matterport.com/show/?m=branded'
const unbrandedUrl = 'https://my.matterport.com/show/?m=plain'

test('3D tours and panoramas open on the property page and its unbranded twin, once they are pressed', async ({
  browser,
  database,
  sandbox,
}) => {
  const client = await makePerson(database, 'client', 'Ida Walk')
  const photographer = await makePerson(database, 'photographer', 'Odd Level')
  const street = `${randomUUID().slice(0, 8)} Walk Street`
  const { deliveryId, photoIds } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    isPaid: true,
  })
  const [, panoramaId = ''] = photoIds
  await database.photo.update({ where: { id: panoramaId }, data: { room: 'PANORAMA', caption: 'Loft' } })
  await database.virtualTour.create({ data: { deliveryId, url, unbrandedUrl } })
  const slug = `walk-${randomUUID().slice(0, 8)}`
  const agent = {
    name: 'Ida Walk',
    phone: '',
    email: '',
    company: '',
    license: '',
    showsPhoto: false,
  }
  await database.propertyPage.create({ data: { deliveryId, slug, published: true, content: { agent } } })

  const visitor = await openVisitor(browser)
  const requests = await serveTours(visitor)
  const tour = visitor.getByRole('region', { name: tourTitle })
  for (const [path, address, other] of [
    [`/p/${slug}`, url, unbrandedUrl],
    [`/tour/${slug}`, unbrandedUrl, url],
  ] as const) {
    await test.step(path, async () => {
      const response = await visitor.goto(path, { waitUntil: 'networkidle' })
      expect(await response?.headerValue('etag'), 'it comes from the cache').toBeTruthy()
      expect(await response?.text()).not.toContain(other)
      expect(await response?.headerValue('content-security-policy')).toContain('https://*.matterport.com')
      await tour.scrollIntoViewIfNeeded()
      await expect(tour.getByRole('link', { name: newTabText })).toHaveAttribute('href', address)
      expect([requests, await visitor.locator('iframe').count()]).toEqual([[], 0])
      await tour.getByRole('link', { name: openTourText }).press('Enter')
      await expect(tour.locator('iframe')).toBeFocused()
      await expect(tour.frameLocator('iframe').getByText('The tour')).toBeVisible()
      await expect(tour.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
      expect(requests.splice(0)).toEqual([address])

      const large = new RegExp(`/photos/${panoramaId}/panorama$`)
      const loaded: string[] = []
      visitor.on('request', (request) => loaded.push(request.url()))
      const panoramas = visitor.getByRole('region', { name: panoramasTitle })
      await panoramas.scrollIntoViewIfNeeded()
      const plate = panoramas.getByRole('link', { name: openPanoramaText })
      await expect(plate).toHaveAttribute('href', large)
      expect(loaded.filter((one) => large.test(one))).toEqual([])
      await plate.click()
      // Flat where the browser has no WebGL, as here.
      await expect(panoramas.getByRole('img', { name: /Loft/ })).toHaveAttribute('src', large)
      await expect(plate).toHaveCount(0)
    })
  }
  await test.step('without JavaScript, it opens in a new tab', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`/tour/${slug}`)
    const link = plain.getByRole('link', { name: openTourText })
    await expect(link).toHaveAttribute('href', unbrandedUrl)
    await expect(link).toHaveAttribute('target', '_blank')
    await context.close()
  })
  await visitor.context().close()
})
