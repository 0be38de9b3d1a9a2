import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { addDeliveredPhotos } from '@/e2e/support/delivered-photos'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { setPaid } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { pinText, pinTexts } from '@/lib/photos/deliveries/words/plan-pins'

test('photos are pinned to a floor plan by mouse and keyboard, and opened from it once they are paid', async ({
  database,
  newPage,
  page,
  sandbox,
  signIn,
}) => {
  const client = await makePerson(database, 'client', 'Ida Plan')
  const photographer = await makePerson(database, 'photographer', 'Odd Level')
  const street = `${randomUUID().slice(0, 8)} Plan Street`
  const files = await makeJpegFiles(4)
  const { deliveryId, photoIds, query } = await addDeliveredPhotos(database, sandbox, {
    client,
    photographer,
    street,
    files,
  })
  const rooms = ['KITCHEN', 'BATHROOM', 'LIVING_ROOM', 'FLOOR_PLAN'] as const
  for (const [place, room] of rooms.entries())
    await database.photo.update({ where: { id: photoIds[place] ?? '' }, data: { room } })
  const [kitchenId, bathId, , planId = ''] = photoIds
  const [kitchen, bath] = [pinText('KITCHEN', 1), pinText('BATHROOM', 2)]
  const pins = () =>
    database.planPin.findMany({
      where: { deliveryId },
      orderBy: { x: 'asc' },
      select: { photoId: true, x: true, y: true, direction: true },
    })

  await test.step('the photographer pins one by mouse and one by keyboard, and takes a removal back', async () => {
    const studio = await newPage()
    await signIn(studio, photographer.email)
    await studio.goto(`/photo-view/arrange?${query}`)
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.getByRole('heading', { name: 'Arrange photos' }).waitFor()
    await studio.getByText(pinTexts.title).click()
    const choices = studio.getByRole('list', { name: pinTexts.photos })
    const pinOf = (name: string) =>
      studio.getByRole('button', { name, exact: true }).and(studio.locator('[aria-describedby]'))
    const plan = studio.locator(`#plan-pins img[src*="${planId}"]`)
    const box = await plan.boundingBox()
    await plan.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
    await choices.getByRole('button', { name: kitchen }).click()
    await expect(pinOf(kitchen)).toBeFocused()
    await studio.keyboard.press('r')
    await studio.keyboard.press('r')
    const near = (value: number) => expect.closeTo(value, 1)
    await expect.poll(pins).toEqual([{ photoId: kitchenId, x: near(0.25), y: near(0.5), direction: 15 }])

    await choices.getByRole('button', { name: bath }).press('Enter')
    await studio.getByRole('button', { name: pinTexts.placeInMiddle }).press('Enter')
    await expect(pinOf(bath)).toBeFocused()
    await studio.keyboard.press('ArrowRight')
    const moved = { photoId: bathId, x: 0.51, y: 0.5, direction: null }
    await expect.poll(async () => (await pins())[1]).toEqual(moved)
    await expectAccessible(studio)
    await studio.keyboard.press('Delete')
    await expect.poll(async () => (await pins()).length).toBe(1)
    await studio.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await pins())[1]).toEqual(moved)
  })

  const viewer = page.getByRole('dialog', { name: `Photos of ${street}` })
  await test.step('while the photos are locked, the client gets neither pins nor the plan', async () => {
    await signIn(page, client.email)
    await page.goto(`/photo-view?${query}`)
    await expect(page.getByRole('heading', { name: street })).toBeVisible()
    await expect(page.getByRole('link', { name: kitchen })).toHaveCount(0)
    expect(await page.content()).not.toContain(planId)
    const large = await page.request.get(`/api/photos/${planId}/panorama`, { maxRedirects: 0 })
    expect(large.status()).toBe(404)
  })
  await test.step('once they are paid, the client opens photos from the plan by keyboard', async () => {
    await setPaid(database, deliveryId, true)
    await page.reload()
    const pin = page.getByRole('link', { name: kitchen })
    await expect(pin).toHaveAttribute('href', `/api/photos/${kitchenId}/screen`)
    await pin.press('Enter')
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    await page.keyboard.press('p')
    await expect(viewer.getByText('4 / 4')).toBeVisible()
    await expectAccessible(page)
    await viewer.getByRole('link', { name: bath }).press('Enter')
    await expect(viewer.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('3 / 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  })
  await test.step('the property page and its unbranded tour have the pins of the photos that they show', async () => {
    const slug = `plan-${randomUUID().slice(0, 8)}`
    const agent = {
      name: 'Ida Plan',
      phone: '',
      email: '',
      company: '',
      license: '',
      showsPhoto: false,
    }
    const content = { agent, leftOut: [bathId ?? ''] }
    await database.propertyPage.create({ data: { deliveryId, slug, published: true, content } })
    for (const path of [`/p/${slug}`, `/tour/${slug}`]) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: pinText('BATHROOM', 2) })).toHaveCount(0)
      await page.getByRole('link', { name: kitchen }).click()
      await expect(viewer.getByText('1 / 3')).toBeVisible()
    }
  })
})
