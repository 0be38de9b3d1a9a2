import type { ServiceLine } from './schema'

/** Makes a line of a file: a service at one price. */
export function makeLine(texts: Partial<ServiceLine> = {}): ServiceLine {
  return {
    row: 0,
    name: 'Listing Photos',
    category: '',
    description: '',
    price: '$199.00',
    size: '',
    duration: '60 minutes',
    photosIncluded: '',
    extraPhoto: '',
    ...texts,
  }
}
