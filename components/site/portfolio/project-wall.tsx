import { splitIntoRows } from '@/lib/site/portfolio/rules/public-page'
import type { ProjectCard as Project } from '@/lib/site/portfolio/schema'
import { ProjectCard } from './project-card'

/** Cards per row, repeating: two large ones, then three small ones. */
const rhythm = [2, 3]

const acrossSizes = '(min-width: 90rem) 85rem, 100vw'
const largeSizes = '(min-width: 64rem) 50rem, 100vw'
const smallSizes = '(min-width: 64rem) 28rem, (min-width: 48rem) 50vw, 100vw'

type CardLayout = { card: string; figure: string; sizes: string }

/** Returns the layout of a card in a row of one, two, or three: its width and the height of its picture. */
function layoutOf(row: number, place: number, length: number): CardLayout {
  const tall = '@5xl:aspect-auto @5xl:h-132'
  if (length === 1) return { card: '@3xl:col-span-full', figure: tall, sizes: acrossSizes }
  // Rows of two alternate: the wide card comes first, then last.
  const isWide = (place === 0) === (row % 4 === 0)
  if (length === 2) {
    const share = isWide ? '@5xl:col-span-7' : '@5xl:col-span-5'
    return { card: `@3xl:col-span-full ${share}`, figure: tall, sizes: largeSizes }
  }
  return {
    card: `${place === 2 ? '@3xl:col-span-full' : '@3xl:col-span-6'} @5xl:col-span-4`,
    figure: '',
    sizes: smallSizes,
  }
}

/** The projects as cards of varying size in full rows. */
export function ProjectWall({ projects }: { projects: readonly Project[] }) {
  let first = 0
  const rows = splitIntoRows(projects.length, rhythm).map((length) => {
    first += length
    return projects.slice(first - length, first)
  })
  return (
    <div className="grid gap-x-6 gap-y-10 @3xl:grid-cols-12 @3xl:gap-y-14">
      {rows.flatMap((row, number) =>
        row.map((project, place) => {
          const { card, figure, sizes } = layoutOf(number, place, row.length)
          return (
            <ProjectCard
              key={project.id}
              project={project}
              sizes={sizes}
              className={card}
              figureClassName={figure}
            />
          )
        }),
      )}
    </div>
  )
}
