import { type Certainty, type FigureName, figureNames } from '@/lib/photos/mls/rules/choices'
import type { FigureSource, ProfileContent, ProfileValues } from '@/lib/photos/mls/schema/profiles'

/** The day all presets were checked. */
const checkedOn = '2026-11-22'

const unchecked: FigureSource = { name: '', url: '', checkedOn: '', certainty: 'UNCHECKED', note: '' }
const unknownLimit = "The board's own limit isn't known. This passes every modern limit we found."

function source(certainty: Certainty, name: string, url: string, note = ''): FigureSource {
  return { name, url, checkedOn, certainty, note }
}
const own = (note = ''): FigureSource => ({ name: '', url: '', checkedOn, certainty: 'OWN', note })

/** A figure of a preset: its values and their source. */
type Figures = Partial<Record<FigureName, readonly [Partial<ProfileValues>, FigureSource]>>

const unknownValues: ProfileValues = {
  minWidth: null,
  minHeight: null,
  maxWidth: 2048,
  maxHeight: 1536,
  aspectWidth: null,
  aspectHeight: null,
  aspectMethod: 'LEAVE',
  maxKilobytes: 3000,
  formats: 'JPEG',
  minPhotos: null,
  maxPhotos: null,
  firstPhoto: 'UNKNOWN',
  minFrontExteriors: null,
  minExteriors: null,
  minInteriors: null,
  pictureText: 'UNKNOWN',
  label: 'UNKNOWN',
  unaltered: 'UNKNOWN',
  links: 'UNKNOWN',
  fileNameLimit: null,
  captionLimit: null,
}

/** Completes a preset: pixels, bytes, and format default to those that pass every modern limit; the rest is unknown. */
function preset(name: string, area: string, figures: Figures): ProfileContent {
  const defaults: Figures = {
    largest: [{}, own(unknownLimit)],
    fileSize: [{}, own(unknownLimit)],
    formats: [{}, own()],
  }
  const all = { ...defaults, ...figures }
  return {
    name,
    area,
    values: Object.assign({ ...unknownValues }, ...Object.values(all).map(([values]) => values)),
    sources: Object.fromEntries(
      figureNames.map((figure) => [figure, all[figure]?.[1] ?? unchecked]),
    ) as ProfileContent['sources'],
  }
}

const armls = (path: string, note = '') => source('BOARD', 'ARMLS', `https://armls.com/${path}`, note)
const canopy = (path: string, note = '') =>
  source('BOARD', 'Canopy MLS support', `https://carolinamls.happyfox.com/kb/article/${path}`, note)
const canopyGuide = (note: string) =>
  source(
    'BOARD',
    'Canopy MLS: Matrix images, a guide',
    'https://support.canopymls.com/kb/article/125-matrix-images-a-guide/',
    note,
  )
const flexmls = (note = '') =>
  source(
    'BOARD',
    'Flexmls help',
    'https://help.flexmls.com/en/add-or-change-listing-photos.html',
    note || "The vendor's limit; a board may set a lower one.",
  )
const crmls = (note = '') =>
  source(
    'BOARD',
    'CRMLS: Digitally altered images',
    'https://kb.crmls.org/knowledgebase/digitally-altered-images-faqs',
    note,
  )
const doorify = (note = '') =>
  source('BOARD', 'Doorify MLS help', 'https://support.doorifymls.com/hc/en-us/articles/33997561324819', note)
const northstar = (path: string) => source('BOARD', 'NorthstarMLS', `https://northstarmls.com/${path}`)
const ranw = (note = '') =>
  source('BOARD', 'RANW: Listing photo size and format requirements', 'https://ranw.org/mls/', note)
const realtracs = () => source('BOARD', 'Realtracs', 'https://news.realtracs.com/tag/photos/')
const smartmlsOld = (note: string) =>
  source(
    'BOARD',
    'SmartMLS: Photo specifications',
    'https://matrix.smartmls.com/hc/en-us/articles/13118537295515-Photo-specifications',
    `${note} The page is of the board's earlier system.`,
  )
const smartmls = () =>
  source('BOARD', 'SmartMLS help', 'https://connectmls.smartmls.com/hc/en-us/articles/34224328443675')
const stellar = (article: string, note: string) =>
  source('BOARD', 'Stellar MLS rules', `https://rules.stellarmls.com/hc/en-us/articles/${article}`, note)
const utah = () => source('BOARD', 'UtahRealEstate news', 'https://utahrealestate.com/news/')
const scaler = (note: string) =>
  source(
    'HEARSAY',
    'image-scaler.com',
    'https://image-scaler.com/blog/real-estate-photography-mls-scaling',
    note,
  )
const plotpane = (note = '') => source('HEARSAY', 'plotpane.com', 'https://plotpane.com', note)

/** The profiles that every studio starts with, by their key in the database. Boards change: each figure has its date. */
export const presets: Record<string, ProfileContent> = {
  universal: preset('Universal', 'Any board', {
    largest: [{}, own('4:3 landscape; passes every modern limit we found except those of Paragon systems.')],
    fileSize: [{}, own()],
    count: [{}, own('No limits.')],
    firstPhoto: [{ firstPhoto: 'ANY' }, own('Most boards want the front exterior first.')],
    rooms: [{}, own('No photos required.')],
    label: [
      { label: 'CAPTION' },
      own('Boards disagree on labels. In the caption, a label breaks no rule we know.'),
    ],
    unaltered: [
      { unaltered: 'NOT_REQUIRED' },
      own('Some boards and California law want the original shown too.'),
    ],
    links: [{ links: 'UNBRANDED' }, own('Nearly every board wants unbranded links.')],
  }),
  armls: preset('ARMLS', 'Arizona', {
    rooms: [
      { minFrontExteriors: 1 },
      armls(
        'one-exterior-photo-must-remain-closing',
        'A street view with a substantial part of the front, within 4 calendar days. It stays after closing.',
      ),
    ],
    pictureText: [
      {},
      armls(
        'armls-rules-contact-information-in-media',
        'No contact information in any medium. Other text: not checked.',
      ),
    ],
    links: [{ links: 'UNBRANDED' }, armls('armls-rules-contact-information-in-media')],
  }),
  bright: preset('Bright MLS', 'Mid-Atlantic', {
    smallest: [{ minWidth: 1024, minHeight: 768 }, scaler('Claimed by marketers.')],
    fileSize: [{ maxKilobytes: 3000 }, scaler('Claimed by marketers.')],
    label: [{ label: 'CAPTION' }, plotpane('“Virtually Staged” in the caption.')],
  }),
  canopy: preset('Canopy MLS', 'North and South Carolina', {
    largest: [
      { maxWidth: 2048, maxHeight: 1536 },
      canopyGuide(
        'The size that is stored. A side above 3000 may fail. The board has changed systems since.',
      ),
    ],
    fileSize: [{ maxKilobytes: 6000 }, canopyGuide('The board has changed systems since.')],
    formats: [{ formats: 'JPEG' }, canopyGuide('In sRGB. The board has changed systems since.')],
    rooms: [{ minExteriors: 1 }, canopy('104')],
    pictureText: [{}, canopy('86', 'No branding in photos or captions. Other text: not checked.')],
    label: [
      { label: 'PICTURE' },
      source(
        'HEARSAY',
        'doorappeal.com',
        'https://doorappeal.com',
        'A marketer claims a label on the picture.',
      ),
    ],
    unaltered: [
      { unaltered: 'REQUIRED' },
      source(
        'HEARSAY',
        'doorappeal.com',
        'https://doorappeal.com',
        'A marketer claims the original is required.',
      ),
    ],
    links: [
      { links: 'BRANDED' },
      canopy('86', 'Branded tours are allowed since August 1, 2024; branded photos are not.'),
    ],
  }),
  crmls: preset('CRMLS', 'California', {
    smallest: [{ minWidth: 1024, minHeight: 768 }, scaler('Claimed by marketers.')],
    fileSize: [{ maxKilobytes: 3000 }, own(`${unknownLimit} Marketers claim 15 MB.`)],
    label: [{ label: 'CAPTION' }, crmls('“Digitally altered” or “virtually staged” in the description.')],
    unaltered: [{ unaltered: 'REQUIRED' }, crmls('Directly before or after the altered photo.')],
  }),
  doorify: preset('Doorify MLS', 'North Carolina Triangle', {
    count: [
      { minPhotos: 3, maxPhotos: 100 },
      doorify('At least 3 for resale; 1 for new construction and rentals, none for land.'),
    ],
    label: [{ label: 'NONE' }, doorify('Not required at present.')],
    unaltered: [{ unaltered: 'NOT_REQUIRED' }, doorify('Not required at present.')],
  }),
  flexmls: preset('Flexmls', 'Boards that use Flexmls', {
    largest: [{ maxWidth: 3000, maxHeight: 2000 }, flexmls()],
    fileSize: [{ maxKilobytes: 15_000 }, flexmls()],
    formats: [{ formats: 'JPEG, GIF, TIFF, BMP, PNG, HEIC' }, flexmls()],
    fileNames: [
      { fileNameLimit: 40 },
      flexmls('No special characters such as [ ] ? * { } : /. Photo titles have at most 40 characters.'),
    ],
    captions: [{ captionLimit: 1000 }, flexmls()],
  }),
  'mls-now': preset('MLS Now', 'Ohio', {
    firstPhoto: [
      { firstPhoto: 'UNALTERED_EXTERIOR' },
      source(
        'BOARD',
        'MLS Now support',
        'https://support.mlsnow.com/hc/en-us/articles/47635315367067',
        'An unaltered, current exterior.',
      ),
    ],
    pictureText: [
      { pictureText: 'FORBIDDEN' },
      source(
        'BOARD',
        'MLS Now support',
        'https://support.mlsnow.com/hc/en-us/articles/47635315367067',
        'No QR codes, watermarks, or overlays. Lot lines and their labels are allowed, but not on the first photo.',
      ),
    ],
  }),
  northstar: preset('NorthstarMLS', 'Minnesota', {
    pictureText: [{ pictureText: 'FORBIDDEN' }, northstar('photos')],
    links: [{ links: 'UNBRANDED' }, northstar('virtual-tours')],
  }),
  ranw: preset('RANW', 'Northeast Wisconsin', {
    smallest: [{ minWidth: 1024, minHeight: 768 }, ranw()],
    largest: [{ maxWidth: 1280, maxHeight: 960 }, ranw('The system makes larger photos smaller.')],
    fileSize: [{ maxKilobytes: 125 }, ranw()],
  }),
  realtracs: preset('Realtracs', 'Tennessee', {
    pictureText: [{ pictureText: 'FORBIDDEN' }, realtracs()],
    label: [{ label: 'CAPTION' }, { ...realtracs(), note: 'In the media remarks.' }],
    unaltered: [{ unaltered: 'REQUIRED' }, { ...realtracs(), note: 'Directly beside it.' }],
  }),
  smartmls: preset('SmartMLS', 'Connecticut', {
    largest: [{}, own("The board's earlier page calls 1024 × 768 ideal and names no maximum.")],
    aspect: [
      { aspectWidth: 4, aspectHeight: 3, aspectMethod: 'PAD' },
      smartmlsOld('Photos of another shape get white bars.'),
    ],
    fileSize: [{ maxKilobytes: 19_900 }, smartmlsOld('Under 20 MB.')],
    formats: [{ formats: 'JPEG' }, smartmlsOld('JPG.')],
    count: [{ maxPhotos: 40 }, smartmlsOld('At most 40.')],
    rooms: [{ minExteriors: 1 }, smartmlsOld('At least one exterior, within 48 hours.')],
    label: [{ label: 'PICTURE' }, { ...smartmls(), note: 'A stamp on the picture. The system can add it.' }],
    unaltered: [{ unaltered: 'NOT_REQUIRED' }, smartmls()],
    links: [
      { links: 'UNBRANDED' },
      source(
        'BOARD',
        'SmartMLS help',
        'https://matrix.smartmls.com/hc/en-us/articles/13118112391835',
        'Two unbranded tour fields, and a branded one for syndication.',
      ),
    ],
  }),
  stellar: preset('Stellar MLS', 'Florida', {
    firstPhoto: [
      { firstPhoto: 'FRONT_OR_AERIAL' },
      stellar(
        '14692960072087',
        'Rule 04.05: front exterior first, or an aerial or water view first and the front second.',
      ),
    ],
    rooms: [{ minFrontExteriors: 1 }, stellar('14692960072087', 'Rule 04.05.')],
    label: [
      { label: 'CAPTION' },
      stellar(
        '14692987795095',
        'Rule 04.04: “Virtually staged” in the description, the checkbox, and the set sentence at the start of the public remarks.',
      ),
    ],
    links: [{ links: 'UNBRANDED' }, stellar('14692960072087', 'Rule 04.05.')],
  }),
  utah: preset('UtahRealEstate', 'Utah', {
    count: [{ minPhotos: 6 }, utah()],
    rooms: [
      { minFrontExteriors: 1, minInteriors: 4 },
      { ...utah(), note: 'Within 10 business days.' },
    ],
  }),
}
