import { PreparedPicture } from '@/components/site/portfolio/prepared-picture'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { chooseHero } from '@/lib/site/portfolio/rules/public-page'

/**
 * The first picture of the studio's own portfolio, filling the box around it. Renders nothing before there is one.
 * @param sizes the `sizes` attribute
 */
export async function StudioPicture({ sizes }: { sizes: string }) {
  const cover = chooseHero(await listProjects())?.cover
  if (!cover) return null
  return (
    <PreparedPicture
      picture={cover}
      alt=""
      sizes={sizes}
      leading
      className="absolute inset-0 size-full rounded-none object-cover"
    />
  )
}

/** The picture beside a form, of which a narrow screen shows a band above it. */
export function PictureBesideForm() {
  return <StudioPicture sizes="(width >= 901px) 56vw, 100vw" />
}

/** The picture beside a page's heading. */
export function PictureBesideHeading() {
  return (
    <figure className="relative aspect-3/2 overflow-hidden rounded-print fold:aspect-[4/3.4] empty:hidden">
      <StudioPicture sizes="(width >= 901px) 45vw, 100vw" />
    </figure>
  )
}
