import type { PagePhoto, PropertyPage, PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { withoutBranding } from './unbranded'

/** Returns what the unbranded tour shows of a page: nothing that names or leads to the agent, their brokerage, or the studio. */
export function toTour(page: PropertyPage): PropertyTour {
  const { agent, brokerage, studioName } = page
  const names = [agent.name, agent.company, agent.license, brokerage?.name ?? '', studioName]
  const clean = (text: string) => withoutBranding(text, names)
  const cleanPhoto = (photo: PagePhoto, place: number): PagePhoto => ({
    ...photo,
    alt: clean(photo.alt) || `Photo ${place + 1}`,
    caption: clean(photo.caption),
  })
  return {
    pageId: page.pageId,
    street: page.street,
    town: page.town,
    headline: clean(page.headline),
    description: clean(page.description),
    status: clean(page.status),
    price: page.price,
    facts: page.facts.filter(([, value]) => clean(value) === value),
    openHouses: page.openHouses,
    timeZone: page.timeZone,
    today: page.today,
    site: page.site,
    photos: page.photos.map(cleanPhoto),
    floorPlans: page.floorPlans.map(cleanPhoto),
    panoramas: page.panoramas.map(cleanPhoto),
    pins: page.pins,
    deliveredFilm: page.unbrandedFilm && {
      ...page.unbrandedFilm,
      chapters: page.unbrandedFilm.chapters.filter(({ title }) => clean(title) === title),
    },
    virtualTours: page.unbrandedTours,
  }
}
