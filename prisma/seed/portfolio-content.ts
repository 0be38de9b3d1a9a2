import type { PropertyName } from './properties'

type Project = [
  title: string,
  category: string,
  location: string,
  pictures: string[],
  services: string[],
  description: string,
  /** Shown after the pictures. */
  film?: string,
]

/** The paths of a property's pictures in prisma/seed/pictures. */
const property = (name: PropertyName, ...files: string[]) => files.map((file) => `properties/${name}/${file}`)

export const projects: Project[] = [
  [
    'Pavilion house at dusk',
    'Real Estate Photography',
    'Fletcher, North Carolina',
    property('pavilion', 'front-dusk', 'front-day', 'living', 'dining', 'kitchen', 'bedroom'),
    ['Photo Shoot', 'Aerial Photography'],
    'Glass, timber and a long pool. Photographed over one afternoon, finished in the ten minutes after sunset.',
  ],
  [
    'Chestnut Street',
    'Real Estate Photography',
    'Asheville, North Carolina',
    property('brick', 'front-day', 'living', 'kitchen', 'bath', 'entrance'),
    ['Photo Shoot'],
    'Two gables in brick. Interiors by north light alone, with no lamp switched on.',
  ],
  [
    'Alder Ridge from the air',
    'Real Estate Photography',
    'Asheville, North Carolina',
    [...property('gables', 'aerial', 'side', 'front-day'), 'aerial-plot'],
    ['Aerial Photography', 'Aerial Tour'],
    'Plot, boundary and approach, for a sale where the land was the story.',
  ],
  [
    'Larkspur Court',
    'Professional Photography',
    'Black Mountain, North Carolina',
    ['larkspur', 'living-3', 'dusk-6'],
    ['Professional Photo Shoot'],
    'A courtyard house with its doors open.',
  ],
  [
    'Dinner in the garden',
    'Event Photography',
    'Weaverville, North Carolina',
    ['garden-dinner', 'lantern-1', 'evening-2'],
    ['Media Shoot', 'Wedding Photography'],
    'Forty guests, one table, and the light going.',
  ],
  [
    'The stair',
    'Commercial Photography',
    'Arden, North Carolina',
    ['stucco-stair', 'day-1', 'still-2'],
    ['Media Shoot'],
    'For the architects, who wanted the plaster and nothing else.',
  ],
  [
    'The pavilion, a film',
    'Video Production',
    'Fletcher, North Carolina',
    property('pavilion', 'side', 'living-2', 'entrance'),
    ['House Tour', 'Motion Graphics'],
    'Ten quiet seconds from a walk through the house: the terrace, the rooms, the pool at dusk.',
    'properties/pavilion/film',
  ],
  [
    'Still life for a brochure',
    'Graphic Design',
    'Studio',
    ['still-life', 'detail-2', 'studio-1'],
    ['Graphic Design', 'Logo Design'],
    'Cover and section openers for a spring listing brochure.',
  ],
]

export const equipment: [category: string, name: string, description: string][] = [
  ['Cameras', 'Full-frame, 61 megapixels', 'Two bodies, always two.'],
  ['Cameras', 'Medium format, 102 megapixels', 'For covers and large prints.'],
  ['Lenses', '17 mm tilt-shift', 'Verticals stay vertical.'],
  ['Lenses', '24-70 mm f/2.8', ''],
  ['Aerial Equipment', 'Four-thirds drone', 'Flown by a licensed pilot.'],
  ['Lighting & Accessories', 'Daylight panels', 'For rooms without a window.'],
  ['Lighting & Accessories', 'Carbon tripod and geared head', ''],
  ['Video Equipment', 'Three-axis gimbal', ''],
  ['Video Equipment', '4K cinema camera', ''],
]

export const stats: [label: string, value: string, icon: string][] = [
  ['Properties photographed', '1,240', 'Camera'],
  ['Agents and owners', '310+', 'Users'],
  ['Years of practice', '12', 'Calendar'],
  ['Next-day deliveries', '98%', 'Zap'],
]
