import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { PrismaClient } from '@/prisma/generated/client'
import { storeFile, storeFilm } from './pictures'

const folder = 'properties/pavilion'
const pictures = path.join(path.dirname(fileURLToPath(import.meta.url)), 'pictures', folder)
/** Of the film in the pictures. */
const film = { durationMs: 10_000, width: 1280, height: 720, isPlayable: true }
const chapters = ['0:00 Pool', '0:04 Living room', '0:07 Dusk'].join('\n')
const captions = `WEBVTT

00:00:00.500 --> 00:00:03.500
A glass pavilion along its pool.

00:00:04.000 --> 00:00:06.500
One room, open to the trees on both sides.

00:00:07.000 --> 00:00:09.800
At dusk, the house lights its garden.
`

/** Adds the pavilion's film with its still, and its floor plan as PDF, to a delivery. */
export async function seedMedia(database: PrismaClient, deliveryId: string): Promise<void> {
  const original = await storeFilm(database, `${folder}/film`, {
    name: 'House tour.mp4',
    purpose: 'MEDIA_ORIGINAL',
    uploaderId: null,
  })
  const picture = sharp(path.join(pictures, 'front-dusk.jpg')).resize(1600, 900)
  const still = await storeFile(database, {
    name: 'House tour.mp4.jpg',
    purpose: 'MEDIA_RENDITION',
    uploaderId: null,
    contentType: 'image/jpeg',
    bytes: await picture.clone().jpeg({ quality: 80 }).toBuffer(),
  })
  const miniature = await picture.clone().resize(24).webp({ quality: 40 }).toBuffer()
  await database.mediaFile.create({
    data: {
      ...film,
      kind: 'FILM',
      deliveryId,
      fileId: original.id,
      chapters,
      captions: { create: { text: captions } },
      miniature: miniature.toString('base64'),
      renditions: { create: { kind: 'POSTER', fileId: still.id, width: 1600, height: 900 } },
    },
  })
  const plan = await storeFile(database, {
    name: 'Floor plan.pdf',
    purpose: 'MEDIA_ORIGINAL',
    uploaderId: null,
    contentType: 'application/pdf',
    bytes: await drawPlan(),
  })
  await database.mediaFile.create({ data: { kind: 'DOCUMENT', deliveryId, fileId: plan.id } })
}

/** Returns a PDF of one page with the plan. */
async function drawPlan(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', layout: 'landscape', margin: 36 })
  document.image(path.join(pictures, 'plan.jpg'), 36, 36, {
    fit: [720, 540],
    align: 'center',
    valign: 'center',
  })
  document.end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
