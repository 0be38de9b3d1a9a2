import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LockedPhotos } from './locked-photos'

const tile = { miniature: null, placeholder: '#334455' }

/** Counts the blurred tiles rendered for this many locked photos. */
function countTiles(lockedCount: number): number {
  const delivery = { bookingId: 'b', invoice: null, locked: [tile, tile], lockedCount, isOverseen: false }
  const html = renderToStaticMarkup(
    <LockedPhotos delivery={delivery} pay={null} supportEmail="studio@example.test" />,
  )
  return html.split('aspect-3/2').length - 1
}

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [18, 18],
  [500, 18],
])('%i locked photos show as %i blurred tiles', (count, tiles) => {
  expect(countTiles(count)).toBe(tiles)
})
