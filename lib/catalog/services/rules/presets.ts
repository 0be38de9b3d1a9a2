import type { BandTexts, ServiceTexts } from '@/lib/catalog/services/schema/editing'

type Preset = { id: string; name: string; texts: Partial<ServiceTexts> }

function rows(...sizes: [upTo: string, minutes: string, photos: string][]): BandTexts[] {
  return sizes.map(([upTo, durationMinutes, photosIncluded]) => ({
    key: upTo,
    upTo,
    price: '',
    durationMinutes,
    photosIncluded,
    extraPhoto: '',
    turnaroundHours: '',
  }))
}

/** What a new service can start from. The prices are the studio's own. */
export const servicePresets: readonly Preset[] = [
  {
    id: 'photos-by-size',
    name: 'Photos by size',
    texts: {
      name: 'Listing Photos',
      description: 'Interior and exterior photos, as many as the size of the house needs.',
      duration: '1–2 hours',
      light: 'DAYLIGHT',
      showsExterior: true,
      priceBasis: 'SQUARE_FEET',
      bands: rows(['1500', '60', '25'], ['2500', '60', '35'], ['3500', '90', '45'], ['5000', '120', '55']),
    },
  },
  {
    id: 'drone',
    name: 'Drone photos',
    texts: {
      name: 'Drone Photos',
      description: 'The house, the lot, and the neighborhood from above.',
      duration: '30 minutes',
      durationMinutes: '30',
      light: 'DAYLIGHT',
      usesDrone: true,
      showsExterior: true,
      photosIncluded: '10',
    },
  },
  {
    id: 'twilight',
    name: 'Twilight',
    texts: {
      name: 'Twilight Photos',
      description: 'The front of the house while its windows glow.',
      duration: '45 minutes',
      durationMinutes: '45',
      light: 'TWILIGHT',
      showsExterior: true,
      photosIncluded: '5',
    },
  },
  {
    id: 'video',
    name: 'Video tour',
    texts: {
      name: 'Video Tour',
      description: 'A walk through the house, edited to music.',
      duration: '1–2 hours',
      durationMinutes: '90',
      light: 'DAYLIGHT',
      revisionRounds: '1',
    },
  },
  {
    id: 'staging',
    name: 'Virtual staging',
    texts: {
      name: 'Virtual Staging',
      description: 'Empty rooms furnished in their photos.',
      duration: '2 days',
      durationMinutes: '0',
      priceBasis: 'EACH',
    },
  },
  {
    id: 'package',
    name: 'Package',
    texts: { kind: 'PACKAGE', durationMinutes: '0', duration: '2–3 hours', light: 'ANY' },
  },
  { id: 'add-on', name: 'Add-on', texts: { kind: 'ADD_ON', durationMinutes: '0', duration: 'Same visit' } },
]
