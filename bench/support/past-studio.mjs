import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/launch/root.ts'

const [width, height] = [1200, 800]
/** Pictures that the photos share; each photo has bytes of its own besides. */
const pictures = 24
const givenNames = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elin', 'Fabio', 'Greta', 'Hugo', 'Ines', 'Jonas']
const familyNames = [
  'Abbot',
  'Becker',
  'Castro',
  'Dahl',
  'Egger',
  'Fischer',
  'Grant',
  'Hale',
  'Ibarra',
  'Jensen',
]
const streets = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel']

/**
 * Makes what a studio exports from another tool, once for each size: a CSV file of its clients, and a folder with a CSV file
 * and a folder of JPEGs for each gallery.
 * @param {{ clients: number, galleries: number, photos: number }} size
 * @returns {Promise<{ clientsFile: string, galleriesFolder: string, bytes: number }>}
 */
export async function makePastStudio({ clients, galleries, photos }) {
  const folder = path.join(root, '.data/bench', `past-studio-${clients}-${galleries}-${photos}`)
  const [clientsFile, galleriesFolder] = [path.join(folder, 'clients.csv'), path.join(folder, 'galleries')]
  const models = await Promise.all(Array.from({ length: pictures }, (_, n) => drawPicture(n)))
  const bytes = Array.from({ length: photos }, (_, n) => contentOf(models, n).length).reduce(
    (a, b) => a + b,
    0,
  )
  if (existsSync(folder)) return { clientsFile, galleriesFolder, bytes }
  // Under another name until it is complete, so that an interrupted run doesn't leave half of it to the next.
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(path.join(part, 'galleries'), { recursive: true })
  writeFileSync(path.join(part, 'clients.csv'), listClients(clients))
  writeFileSync(path.join(part, 'galleries', 'galleries.csv'), listGalleries(galleries, clients))
  for (let n = 0; n < photos; n += 1) {
    const gallery = path.join(part, 'galleries', nameGallery(n % galleries))
    mkdirSync(gallery, { recursive: true })
    writeFileSync(path.join(gallery, `IMG_${String(n + 1).padStart(5, '0')}.jpg`), contentOf(models, n))
  }
  renameSync(part, folder)
  return { clientsFile, galleriesFolder, bytes }
}

/** Draws a picture whose colors and shapes depend on its number. */
function drawPicture(n) {
  const hue = (n * 360) / pictures
  const drawing = `
    <svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
      <rect width="100%" height="60%" fill="hsl(${hue} 60% 75%)"/>
      <rect y="60%" width="100%" height="40%" fill="hsl(${(hue + 120) % 360} 40% 40%)"/>
      <rect x="${200 + n * 15}" y="280" width="520" height="320" fill="hsl(${(hue + 40) % 360} 30% 85%)"/>
      <path d="M ${160 + n * 15} 280 l 300 -160 l 300 160 z" fill="hsl(${(hue + 200) % 360} 50% 35%)"/>
    </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer()
}

/** Returns the picture with a comment (JPEG's COM segment) that no other photo has. */
function contentOf(models, n) {
  const picture = models[n % models.length]
  const comment = Buffer.from(`photo ${String(n + 1).padStart(6, '0')}`)
  const header = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([picture.subarray(0, 2), header, comment, picture.subarray(2)])
}

function listClients(count) {
  const rows = Array.from({ length: count }, (_, n) => {
    const phone = `828-555-${String(n % 10_000).padStart(4, '0')}`
    const name = `${givenNames[n % 10]} ${familyNames[Math.floor(n / 10) % 10]}`
    return `${name};${emailOf(n)};${phone};Harbor Realty`
  })
  return ['Customer Name;Customer Email;Phone Number;Customer Team', ...rows].join('\r\n')
}

function listGalleries(count, clients) {
  const rows = Array.from({ length: count }, (_, n) => {
    const date = `${(n % 12) + 1}/${(n % 28) + 1}/${2019 + (n % 6)}`
    return `${nameGallery(n)};${emailOf(n % clients)};${nameGallery(n)}, Asheville, NC;${date};Photos`
  })
  return ['Gallery;Client Email;Property Address;Shoot Date;Package', ...rows].join('\r\n')
}

function emailOf(n) {
  return `agent-${n + 1}@past-studio.test`
}

function nameGallery(n) {
  return `${100 + n} ${streets[n % streets.length]} Way`
}
