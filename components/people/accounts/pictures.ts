/// <reference types="next/image-types/global" />
import bedroom from '@/components/people/accounts/pictures/bedroom.jpg'
import larkspur from '@/components/people/accounts/pictures/larkspur.jpg'
import pavilion from '@/components/people/accounts/pictures/pavilion.jpg'
import sittingRoom from '@/components/people/accounts/pictures/sitting-room.jpg'

/** The photos beside the account screens. */
export const accountPictures = {
  alderRidge: {
    src: '/pictures/alder-ridge.jpg',
    alt: 'Two-story house with lit windows and a pool at dusk',
  },
  bedroom: { src: bedroom.src, alt: 'Bedroom with walnut wall and two lamps' },
  larkspur: { src: larkspur.src, alt: 'White house with a stair in afternoon sun' },
  pavilion: { src: pavilion.src, alt: 'Pavilion house at dusk' },
  sittingRoom: { src: sittingRoom.src, alt: 'Sitting room with tall windows' },
  stuccoStair: { src: '/pictures/stucco-stair.jpg', alt: 'A wall, one stair and one tree' },
} as const

export type AccountPicture = keyof typeof accountPictures
