import { countOf } from '@/lib/platform/words'

/** `1 photo`, `24 photos`. */
export const countPhotos = (count: number) => countOf(count, 'photo')
